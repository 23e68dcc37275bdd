// Compares our payments with the gateway's settlement file.
import type { Db } from '../../platform/store/database.ts'
import { collectInBatches } from '../../platform/store/in-pages.ts'
import { integerIn } from '../payments/payment/payment.ts'
import type { PaymentStage } from '../payments/payment/payment-stages.ts'
import { openReceivables } from '../receivables/receivables.ts'
import type { Period, SettlementLine } from './statements.ts'

/** A difference between our ledger and another party's file, with a kind that operators can act on. */
export interface Difference {
  readonly kind:
    | 'missing-there'
    | 'missing-here'
    | 'doubled'
    | 'other-amount'
    | 'other-state'
    | 'other-account'
    | 'other-reference'
    | 'other-posting'
    | 'other-total'
    | 'receivable'
  readonly reference: string
  /** One line for operators. */
  readonly text: string
}

export interface Reconciliation {
  readonly compared: number
  readonly differences: readonly Difference[]
}

/** The gateway may receive a payment this much later than we send it, so a file must begin this much before the period. */
export const settlementEdgeMs = 60_000

type OurPayment = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

/** `db` is a snapshot. The lines cover the period and `settlementEdgeMs` before it. */
export async function reconcile(db: Db, lines: readonly SettlementLine[], period: Period) {
  const sent = await payments(db)
    .where('payment.sent_at', '>=', period.from.getTime() - settlementEdgeMs)
    .where('payment.sent_at', '<', period.to.getTime() - settlementEdgeMs)
    .execute()
  const references = lines.map(({ reference }) => reference)
  const known = await collectInBatches(references, some =>
    payments(db).where('payment.reference', 'in', some).execute(),
  )
  return compareByName({ due: sent, known, lines, nameOf: ({ reference }) => reference, differencesOf })
}

interface Compared<Ours, Line> {
  /** Ours that the file must have. */
  readonly due: readonly Ours[]
  /** Ours of any time that the file names. */
  readonly known: readonly Ours[]
  readonly lines: readonly Line[]
  nameOf(one: Ours | Line): string
  differencesOf(name: string, our: Ours | undefined, lines: readonly Line[]): Difference[]
}

export function compareByName<Ours, Line>(compared: Compared<Ours, Line>): Reconciliation {
  const { due, known, lines, nameOf, differencesOf } = compared
  const ours = new Map([...known, ...due].map(one => [nameOf(one), one]))
  const theirs = Map.groupBy(lines, nameOf)
  const names = new Set([...due.map(nameOf), ...theirs.keys()])
  return {
    compared: names.size,
    differences: [...names].flatMap(name => differencesOf(name, ours.get(name), theirs.get(name) ?? [])),
  }
}

function differencesOf(reference: string, our: OurPayment | undefined, lines: readonly SettlementLine[]) {
  const found: Difference[] = []
  const add = (kind: Difference['kind'], text: string) => found.push({ kind, reference, text })
  const [line] = lines
  // A payment that failed was not sent if its money never arrived.
  if (!line && our?.stage !== 'failed')
    add('missing-there', `it is ${our?.stage} here${byHand(our)} and not in the file`)
  if (!line) return found
  if (lines.length > 1) add('doubled', `it is in the file ${lines.length} times`)
  if (!our || unsent.has(our.stage)) {
    add('missing-here', `the file says ${line.state}, and here nothing was sent`)
    return found
  }
  const amountPaise = integerIn(our, 'amount_paise')
  if (line.amountPaise !== amountPaise)
    add('other-amount', `${amountPaise} paise here, ${line.amountPaise} in the file`)
  if (!agrees(our.stage, line.state))
    add('other-state', `it is ${our.stage} here${byHand(our)} and ${line.state} in the file`)
  else if (our.approval_number !== (line.approvalNumber ?? null))
    add(
      'other-reference',
      `the approval number is ${our.approval_number} here${byHand(our)} and ${line.approvalNumber} in the file`,
    )
  // Not every file names the account.
  const here = `${our.biller_id} ${our.account}`
  const there = `${line.billerId} ${line.account ?? our.account}`
  if (here !== there) add('other-account', `it is for ${here} here and for ${there} in the file`)
  if (our.stage === 'paid' && our.postedPaise !== amountPaise)
    add('other-posting', `the ledger owes the biller ${our.postedPaise ?? 'no'} paise, not ${amountPaise}`)
  return found
}

/** Lists money that billers were paid and we refunded, until it is settled. */
export async function reconcileReceivables(db: Db): Promise<Difference[]> {
  return (await openReceivables(db)).map(({ reference, billerId, amountPaise }) => ({
    kind: 'receivable',
    reference,
    text: `${billerId} was paid ${amountPaise} paise that the customer has back: claim them`,
  }))
}

/** The biller may contradict an operator: the difference names who ended the payment. */
const byHand = (our: OurPayment | undefined) => (our?.ended_by ? `, ended by hand (${our.ended_by}),` : '')

const unsent: ReadonlySet<PaymentStage> = new Set(['draft', 'awaiting-money', 'held'])

/** A payment that we refunded is still paid at the biller. */
function agrees(stage: PaymentStage, state: SettlementLine['state']): boolean {
  if (state === 'pending') return stage === 'sent'
  return state === 'paid' ? stage === 'paid' || stage === 'refunded' : stage === 'failed'
}

function payments(db: Db) {
  return db
    .selectFrom('bill_payment as payment')
    .leftJoin('ledger_line as line', join =>
      join.onRef('line.entry_id', '=', 'payment.entry_id').on('line.account_id', '=', 'system:billers'),
    )
    .select([
      'payment.reference',
      'payment.stage',
      'payment.biller_id',
      'payment.account',
      'payment.ended_by',
      'payment.approval_number',
      'payment.amount_paise',
      'line.amount_paise as postedPaise',
    ])
}
