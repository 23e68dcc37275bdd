import {
  type Balance,
  type BillPayment,
  descriptionIn,
  type EntryPage,
  type Services,
  sandboxPath,
  type TopUp,
  type WalletEntry,
  type WalletHold,
  type WalletLimits,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'
import type { CustomerContext } from '../../../page/page.ts'

export interface PassbookFacts {
  readonly balance: Balance
  readonly limits: WalletLimits
  /** What may be added once the customer has declared name and ID; undefined if they have. */
  readonly firstPaise: number | undefined
  readonly holds: readonly WalletHold[]
  readonly page: EntryPage
  /** All months with entries, newest first. */
  readonly months: readonly string[]
  readonly month: string | undefined
  /** Other pending top-ups. */
  readonly openTopUps: readonly ShownTopUp[]
  /** The top-up from which the customer returns. */
  readonly topUp: ShownTopUp | undefined
  /** The payment that led here because the balance was too low. */
  readonly waiting: BillPayment | undefined
}

export interface ShownTopUp {
  readonly topUp: TopUp
  /** Set while it can still be approved. */
  readonly approvalPath?: string | undefined
  /** The payment that the money may have been added for. */
  readonly unfinished?: BillPayment | undefined
  /** The payment from which it was added: its page shows the outcome. */
  readonly inPayment?: string | undefined
}

export async function passbookFacts(context: CustomerContext): Promise<PassbookFacts> {
  const { services, session, query } = context
  const { wallet } = services
  const customerId = session.customer.id
  // Read before the balance, because it may change the balance.
  const topUp = await shownTopUp(context)
  const allMonths = wallet.months(customerId)
  const month = query.month ? (await allMonths).find(each => each === query.month) : undefined
  const [months, balance, limits, holds, openTopUps, waiting, page] = await Promise.all([
    allMonths,
    wallet.balance(customerId),
    services.limits.of(customerId),
    wallet.holds(customerId),
    pendingTopUps(context, topUp?.topUp.id),
    query.add === undefined
      ? undefined
      : services.payments.unfinished(customerId, ({ reference }) => reference === query.payment),
    wallet.entries(customerId, { month, before: query.before }),
  ])
  const firstPaise = limits.tier === 'none' ? await services.limits.ofTier('small', 'balance') : undefined
  return { balance, limits, firstPaise, holds, openTopUps, waiting, page, months, month, topUp }
}

/** Queries the payment source again, for 'Check again'. */
export async function shownTopUp(context: CustomerContext): Promise<ShownTopUp | undefined> {
  const { services, session, query } = context
  const { wallet, payments, paymentSandbox } = services
  const find = () => wallet.topUp(session.customer.id, query.topup ?? '')
  const before = query.topup ? await find() : undefined
  if (!before) return undefined
  if (before.state === 'pending') await wallet.resolveTopUp(before.id)
  const topUp = (await find()) ?? before
  if (topUp.state === 'pending') return withApproval(topUp, paymentSandbox)
  const { availablePaise } = await wallet.balance(session.customer.id)
  // Of several unfinished payments, the one that the customer added this money for.
  const unfinished = await payments.unfinished(session.customer.id, payment => {
    const paise = duePaise(payment) ?? 0
    return paise <= availablePaise && paise > availablePaise - topUp.amountPaise
  })
  return { topUp, unfinished }
}

/** The chosen amount, or else the bill's. */
export function duePaise({ cost, bill }: BillPayment): number | undefined {
  return cost?.totalPaise ?? bill?.amounts[0].amountPaise
}

/** Other pending top-ups. */
export async function pendingTopUps({ services, session }: CustomerContext, shownId?: string) {
  const open = await services.wallet.openTopUps(session.customer.id)
  return Promise.all(
    open.filter(({ id }) => id !== shownId).map(topUp => withApproval(topUp, services.paymentSandbox)),
  )
}

async function withApproval(topUp: TopUp, sandbox: Services['paymentSandbox']): Promise<ShownTopUp> {
  const payment = await sandbox.payment(topUp.id)
  return { topUp, ...(payment?.choice === null && { approvalPath: sandboxPath(topUp.id) }) }
}

/** 'Refund: Gas Bill Payment, GAIL Gas'; a purchase needs no prefix. */
export function entryTitle({ kind, description }: WalletEntry, locale: Locale, shortName?: string): string {
  const name = wordsOf('passbook')[locale].kinds[kind]
  const what = shortName ?? descriptionIn(locale, description)
  if (kind === 'add-money') return name
  return kind === 'payment' ? what : `${name}: ${what}`
}
