// The faults of the sandbox. The last digit of a consumer or mobile number selects one, so that anyone can try it; a
// rule sets a fault for a whole biller, for tests.

export const sandboxFaults = [
  'none',
  'refused',
  'pending-then-paid',
  'pending-then-refused',
  'down',
  /** The payment is made and the connection breaks before the answer. */
  'no-answer',
  /** The payment is made and the connection stays open without an answer. */
  'times-out',
  /** Neither paid nor refused, however often the status is queried. */
  'stays-pending',
  'answers-twice',
  'junk',
  'slow',
  /** Reports paid and refused in one answer, and the true outcome only later. */
  'contradicts-itself',
] as const

export type SandboxFault = (typeof sandboxFaults)[number]

const byLastDigit: Readonly<Record<string, SandboxFault>> = {
  '2': 'refused',
  '3': 'pending-then-paid',
  '4': 'pending-then-refused',
  '5': 'down',
  '6': 'no-answer',
  '7': 'answers-twice',
  '8': 'junk',
  '9': 'slow',
}

export const sandboxFaultOf = (account: string): SandboxFault => byLastDigit[account.at(-1) ?? ''] ?? 'none'
