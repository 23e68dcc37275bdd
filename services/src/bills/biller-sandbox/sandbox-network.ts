// The sandbox's decisions, without HTTP: the bill of an account, the operator of a number, the outcome of a payment.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { telecomCircles } from '@chowk/catalog'
import { z } from 'zod'
import { amountFault } from '../billers/amount.ts'
import type {
  Bill,
  BillerDescription,
  OperatorToSuggest,
  ParameterValues,
  PlansToFetch,
} from '../billers/biller-gateway.ts'
import { accountIn, checkParameters } from '../billers/parameters.ts'
import { billFor, sandboxSeed } from './bills.ts'
import { type SandboxFault, sandboxFaultOf } from './faults.ts'
import type { PaymentBook, ReceivedPayment } from './payment-book.ts'
import { plansOf } from './plans.ts'
import { describeBiller } from './terms.ts'

export interface SandboxNetworkOptions {
  readonly book: PaymentBook
  readonly seed?: string
  readonly now?: () => Date
  /** Divides every delay. */
  readonly speed?: number
  readonly slowMs?: number
}

type SandboxPaymentState =
  | { readonly state: 'paid'; readonly approvalNumber: string }
  | { readonly state: 'refused'; readonly reason?: string }
  | { readonly state: 'pending' }

/** How the server sends the answer: unchanged, twice, corrupted, or not at all. */
export interface SandboxAnswer {
  readonly manner: 'once' | 'twice' | 'junk' | 'contradicting' | 'lost' | 'silent' | 'down' | 'too-late'
  readonly answer: unknown
}

export const sandboxParameters = z.record(z.string().max(40), z.string().max(100))

export const sandboxPaymentRequest = z.object({
  reference: z.string().length(35),
  billerId: z.string(),
  parameters: sandboxParameters,
  billNumber: z.string().optional(),
  amountPaise: z.int().positive(),
  payBefore: z.iso.datetime(),
})

type SandboxPaymentRequest = z.infer<typeof sandboxPaymentRequest>

const defaultPendingMs = 6_000
const slowestMs = 8_000

type Manners = Partial<Record<SandboxFault, SandboxAnswer['manner']>>
const mannerWhilePending: Manners = { junk: 'junk', 'contradicts-itself': 'contradicting' }
/** Of the first answer only. */
const mannerOfFirst: Manners = { 'no-answer': 'lost', 'times-out': 'silent' }

const once = (answer: unknown): SandboxAnswer => ({ manner: 'once', answer })

export function createSandboxNetwork(options: SandboxNetworkOptions) {
  const { book, seed = sandboxSeed, now = () => new Date(), speed = 1, slowMs = slowestMs / speed } = options
  const pendingMs = defaultPendingMs / speed
  const rules = new Map<string, SandboxFault>()
  const faultFor = (billerId: string, account: string) => rules.get(billerId) ?? sandboxFaultOf(account)

  async function openBill(billerId: string, account: string): Promise<Bill | undefined> {
    const received = await book.ofAccount(billerId, account)
    const paid = received.filter(payment => finalState(payment) === 'paid')
    return billFor({ seed, billerId, account, at: now().getTime(), paid })
  }

  function stateOf(payment: ReceivedPayment): SandboxPaymentState {
    const isOpen = payment.fault.startsWith('pending') && ageMs(payment) < pendingMs
    const state = isOpen ? 'pending' : finalState(payment)
    if (state === 'paid') return { state, approvalNumber: payment.approvalNumber }
    return state === 'refused' ? { state, ...refusalReason(payment) } : { state }
  }

  const ageMs = ({ receivedAt }: ReceivedPayment) => now().getTime() - receivedAt

  function mannerOf(payment: ReceivedPayment): SandboxAnswer['manner'] {
    if (payment.fault === 'answers-twice') return 'twice'
    return (ageMs(payment) < pendingMs && mannerWhilePending[payment.fault]) || 'once'
  }

  return {
    describe(billerId: string) {
      const description = describeBiller(billerId)
      return once(description ? { outcome: 'described', description } : { outcome: 'unknown-biller' })
    },

    async fetchBill(billerId: string, parameters: ParameterValues): Promise<SandboxAnswer> {
      const known = accountAt(billerId, parameters)
      if (!known) return once({ outcome: 'unknown-account' })
      const fault = faultFor(billerId, known.account)
      if (fault === 'down') return { manner: 'down', answer: null }
      if (fault === 'slow') await wait(slowMs)
      const bill = await openBill(billerId, known.account)
      const answer = bill ? { outcome: 'bill', bill } : { outcome: 'nothing-due' }
      return { manner: fault === 'answers-twice' ? 'twice' : 'once', answer }
    },

    async plans(query: PlansToFetch): Promise<SandboxAnswer> {
      const fault = rules.get(query.billerId)
      if (fault === 'down') return { manner: 'down', answer: null }
      if (fault === 'slow') await wait(slowMs)
      const plans = plansOf({ seed, ...query })
      const answer = plans.length > 0 ? { outcome: 'plans', plans } : { outcome: 'no-plans' }
      return { manner: fault === 'junk' ? 'junk' : 'once', answer }
    },

    suggestOperator(query: OperatorToSuggest) {
      const operator = sandboxOperatorOf(seed, query)
      return once(operator ? { outcome: 'suggested', ...operator } : { outcome: 'no-suggestion' })
    },

    async pay(request: SandboxPaymentRequest): Promise<SandboxAnswer> {
      const earlier = await book.find(request.reference)
      if (earlier) return { manner: mannerOf(earlier), answer: stateOf(earlier) }
      if (Date.parse(request.payBefore) <= now().getTime()) return { manner: 'too-late', answer: null }
      const { reference, billerId, billNumber = '', amountPaise } = request
      const known = accountAt(billerId, request.parameters)
      const account = known?.account ?? ''
      const fault = faultFor(billerId, account)
      if (fault === 'down') return { manner: 'down', answer: null }

      const payment = await book.receive({
        reference,
        billerId,
        account,
        billNumber,
        amountPaise,
        fault: known && (await isPayable(known.description, account, request)) ? fault : 'refused',
        approvalNumber: approvalNumberOf(reference),
        receivedAt: now().getTime(),
      })
      if (fault === 'slow') await wait(slowMs)
      return { manner: mannerOfFirst[payment.fault] ?? mannerOf(payment), answer: stateOf(payment) }
    },

    async status(reference: string): Promise<SandboxAnswer> {
      const payment = await book.find(reference)
      if (!payment) return once({ state: 'not-found' })
      return { manner: mannerOf(payment), answer: stateOf(payment) }
    },

    /** One line for each payment received in this period. */
    async settlement(from: Date, to: Date) {
      const payments = await book.between(from.getTime(), to.getTime())
      return payments.map(payment => {
        const { reference, billerId, account, amountPaise, receivedAt } = payment
        const at = new Date(receivedAt).toISOString()
        return { reference, billerId, account, amountPaise, ...stateOf(payment), at }
      })
    },

    /** Sets a fault for all accounts of a biller; 'none' lets the last digits decide again. */
    setRule(billerId: string, fault: SandboxFault): void {
      if (fault === 'none') rules.delete(billerId)
      else rules.set(billerId, fault)
    },
  }

  async function isPayable(
    description: BillerDescription,
    account: string,
    { billNumber, amountPaise }: SandboxPaymentRequest,
  ): Promise<boolean> {
    if (!billNumber)
      return description.fetch !== 'MANDATORY' && !amountFault(description, undefined, amountPaise)
    const bill = await openBill(description.billerId, account)
    return bill?.billNumber === billNumber && !amountFault(description, bill, amountPaise)
  }
}

/** An account of zeros only is unknown to every biller. */
function accountAt(billerId: string, parameters: ParameterValues) {
  const description = describeBiller(billerId)
  if (!description || !checkParameters(description.parameters, parameters).ok) return undefined
  const account = accountIn(description.parameters, parameters)
  return /^0+$/.test(account) ? undefined : { description, account }
}

function finalState({ fault }: ReceivedPayment): SandboxPaymentState['state'] {
  if (fault === 'stays-pending') return 'pending'
  return fault === 'refused' || fault === 'pending-then-refused' ? 'refused' : 'paid'
}

/** A biller that refuses at once names a reason; one that refuses later does not. */
function refusalReason({ account }: ReceivedPayment): { readonly reason?: string } {
  if (account === '') return { reason: 'unknown-account' }
  return sandboxFaultOf(account) === 'refused' ? { reason: 'not-now' } : {}
}

function approvalNumberOf(reference: string): string {
  const chance = createHash('sha256').update(reference).digest()
  return `SBX${String(chance.readUInt32BE(0)).padStart(10, '0')}`
}

const seriesLength = 5
const unassignedSeries = /^600/

const national = ['airtel', 'jio', 'vi']
/** The state-owned operator is MTNL in two circles and BSNL everywhere else. */
const stateOwned: Readonly<Record<string, string>> = { delhi: 'mtnl-delhi', mumbai: 'mtnl-mumbai' }

const categoryOf = { prepaid: 'mobile-recharge', postpaid: 'postpaid-bill-payment' } as const

/**
 * The operator of a mobile number, derived from the seed and the number's first five digits, by which numbers are
 * allotted. Numbers that begin with 600 have none, so that the page without a suggestion can be tested.
 */
export function sandboxOperatorOf(seed: string, { mobile, connection }: OperatorToSuggest) {
  if (unassignedSeries.test(mobile)) return undefined
  const series = mobile.slice(0, seriesLength)
  const chance = createHash('sha256').update([seed, 'operator', series].join('\n')).digest()
  const circle = telecomCircles[chance.readUInt8(0) % telecomCircles.length]?.slug ?? 'delhi'
  const operators = [...national, stateOwned[circle] ?? 'bsnl']
  return {
    billerId: `${categoryOf[connection]}/${operators[chance.readUInt8(1) % operators.length]}`,
    circle,
  }
}
