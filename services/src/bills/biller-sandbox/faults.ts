// What goes wrong in the sandbox. The last digit of a consumer or mobile number decides, so that anyone can try a fault;
// a rule puts a whole biller into one, so that a test can.

export const faults = [
  'none',
  'refused',
  'pending-then-paid',
  'pending-then-refused',
  'down',
  /** The payment is made and its answer lost: the connection breaks. */
  'no-answer',
  /** The payment is made and the connection stays open without a word. */
  'times-out',
  /** Neither paid nor refused, however often one asks. */
  'stays-pending',
  'answers-twice',
  'junk',
  'slow',
  /** Says paid and refused in one answer, and only later what it was. */
  'contradicts-itself',
] as const

export type Fault = (typeof faults)[number]

const byLastDigit: Readonly<Record<string, Fault>> = {
  '2': 'refused',
  '3': 'pending-then-paid',
  '4': 'pending-then-refused',
  '5': 'down',
  '6': 'no-answer',
  '7': 'answers-twice',
  '8': 'junk',
  '9': 'slow',
}

export function faultOf(account: string): Fault {
  return byLastDigit[account.at(-1) ?? ''] ?? 'none'
}
