// A gateway that handles each payment as a test has set, and records what was sent.
import type {
  Bill,
  BillerDescription,
  BillerGateway,
  PayAnswer,
  StatusAnswer,
} from '../billers/biller-gateway.ts'
import { electricity } from './test-payments.ts'
import type { BillersPart } from './test-payments-model.ts'

export const networkFeePaise = 50
const billPaise = 640_00
const newBillEveryMs = 30 * 60_000

export interface TestNetwork {
  readonly gateway: BillerGateway
  /** Sets what the biller does with a payment. */
  play(reference: string, part: BillersPart): void
  /** From when on its status has the outcome; undefined for a payment that never arrived. */
  knownAt(reference: string): number | undefined
  /** References that were sent more than once. */
  readonly sentTwice: string[]
}

export function createTestNetwork(now: () => number): TestNetwork {
  const parts = new Map<string, BillersPart>()
  const arrivedAt = new Map<string, number>()
  const sent = new Set<string>()
  const sentTwice: string[] = []

  function knownAt(reference: string): number | undefined {
    const part = parts.get(reference)
    const arrived = arrivedAt.get(reference)
    if (!part || arrived === undefined) return undefined
    return part.reply === 'at once' ? arrived : arrived + part.silentMs
  }

  /** A biller that contradicts itself alternates between two outcomes. */
  function finalOf(reference: string): BillersPart['final'] | undefined {
    const part = parts.get(reference)
    if (part?.reply !== 'contradicts') return part?.final
    parts.set(reference, { ...part, final: part.final === 'paid' ? 'failed' : 'paid' })
    return part.final
  }

  function status(reference: string): StatusAnswer {
    const known = knownAt(reference)
    if (known === undefined) return { state: 'not-found' }
    if (now() < known) return { state: parts.get(reference)?.reply === 'pending' ? 'pending' : 'unknown' }
    return finalOf(reference) === 'paid'
      ? { state: 'paid', approvalNumber: `OK${reference.slice(0, 8)}` }
      : { state: 'failed', failure: 'refused-by-biller' }
  }

  function pay(reference: string): PayAnswer {
    if (sent.has(reference)) sentTwice.push(reference)
    sent.add(reference)
    const reply = parts.get(reference)?.reply
    if (reply === 'not sent') return { state: 'failed', failure: 'biller-unavailable' }
    if (reply === 'never arrives') return { state: 'unknown' }
    arrivedAt.set(reference, now())
    const answer = status(reference)
    return reply === 'lost' || reply === 'contradicts' || answer.state === 'not-found'
      ? { state: 'unknown' }
      : answer
  }

  return {
    sentTwice,
    knownAt,
    play: (reference, part) => parts.set(reference, part),
    gateway: {
      isSandbox: true,
      describe: async billerId => ({ outcome: 'described', description: describe(billerId) }),
      fetchBill: async ({ parameters }) => ({
        outcome: 'bill',
        bill: billOf(parameters.consumerNumber, now()),
      }),
      plans: async () => ({ outcome: 'no-plans' }),
      suggestOperator: async () => ({ outcome: 'no-suggestion' }),
      pay: async ({ reference }) => pay(reference),
      status: async ({ reference }) => status(reference),
    },
  }
}

function describe(billerId: string): BillerDescription {
  const isBill = billerId === electricity
  const name = isBill ? 'consumerNumber' : 'mobileNumber'
  const text = { en: name, hi: name }
  return {
    billerId,
    name: billerId,
    parameters: [
      {
        name,
        label: text,
        type: 'text',
        inputMode: 'numeric',
        allowed: 'digits',
        pattern: '\\d{10}',
        minLength: 10,
        maxLength: 10,
        hint: text,
        error: text,
      },
    ],
    fetch: isBill ? 'MANDATORY' : 'NOT_SUPPORTED',
    exactness: isBill ? 'EXACT' : 'ADHOC',
    minimumPaise: 1,
    maximumPaise: 10_000_00,
    fees: [{ fromPaise: 0, flatPaise: networkFeePaise, basisPoints: 0 }],
  }
}

/** The same bill for a while, then the next. */
function billOf(consumerNumber: string | undefined, at: number): Bill {
  const number = Math.floor(at / newBillEveryMs)
  return {
    billNumber: `${consumerNumber} ${number}`,
    customerName: 'Somebody',
    billDate: '2026-01-01',
    dueDate: '2026-01-31',
    amounts: [{ kind: 'total-due', amountPaise: billPaise }],
  }
}
