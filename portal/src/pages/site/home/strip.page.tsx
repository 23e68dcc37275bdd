/**
 * /my-strip: what a customer may want first, which public pages show to signed-in customers; with `of`, for one
 * category or biller.
 */
import { billerIn, categoryOf, findBiller, type Locale, nameIn } from '@chowk/catalog'
import type { AccountDue, DueBill, DueState, Order, Services } from '@chowk/services'
import { greetingName } from '@chowk/shell/behaviour'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from '../../../own-accounts/strip-cards.module.css'
import { type CustomerContext, customerPage } from '../../../page/page.ts'
import { accountText, mobileText, shortBiller } from '../../../ui/account-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { dueLine } from '../../account/bills/due-line.ts'
import { pendingOrderOf, recentPayments } from '../../account/saved-accounts/recent-payments.ts'

const copy = wordsOf('strip')

const maxShown = 4

interface StripFacts {
  readonly spendPaise: number
  /** The balance is limited today, because the device, the number or the PIN is new. */
  readonly isOfToday: boolean
  /** Nothing was ever added or paid, so the balance is not shown. */
  readonly isNew: boolean
  readonly canAddMoney: boolean
  /**
   * Those with a bill due first, the earliest before the others, then those with unknown dues, then those with
   * nothing due.
   */
  readonly accounts: readonly PaidBefore[]
  readonly pending: readonly Order[]
  /** The customer's own number, unless it is among the accounts. */
  readonly ownNumber: string | undefined
  /** The page of one category or biller shows its accounts only. */
  readonly isOfOne: boolean
}

/** An account that was saved, or paid recently. */
interface PaidBefore {
  readonly id: string
  readonly billerId: string
  /** The customer's own name for it. */
  readonly name?: string
  readonly provider?: string
  readonly account: string
  readonly dueState: DueState
  /** The page where the account is paid again. */
  readonly page: string
  readonly fields: Readonly<Record<string, string>>
}

export const stripPage = customerPage<StripFacts>({
  pattern: '/my-strip',
  query: ['of'],
  screenName: 'home_strip',
  chrome: 'none',
  async load({ services, session, client, query: { of = '' } }) {
    const { id, mobile } = session.customer
    const isOfOne = of !== ''
    const [{ balancePaise, availablePaise }, newDevice, dues, { orders }] = await Promise.all([
      isOfOne ? { balancePaise: 0, availablePaise: 0 } : services.wallet.balance(id),
      isOfOne ? undefined : services.payments.newDeviceLimit(client, session),
      services.dues.list(id),
      services.orders.list(id),
    ])
    const isInCategory = ({ billerId }: { readonly billerId: string }) =>
      `${billerId}/`.startsWith(of && `${of}/`)
    const accounts = await paidBefore(
      services,
      id,
      dues.filter(({ account }) => isInCategory(account)),
      orders.filter(isInCategory),
    )
    const pending = orders.filter(({ state, billerId }) => state === 'pending' && isInCategory({ billerId }))
    const isKnown = accounts.some(({ account }) => account === mobile)
    const spendPaise = Math.min(availablePaise, newDevice?.leftPaise ?? availablePaise)
    return {
      spendPaise,
      isOfToday: spendPaise < availablePaise,
      isNew: !isOfOne && balancePaise === 0 && orders.length === 0 && accounts.length === 0,
      canAddMoney: services.wallet.canAddMoney,
      accounts,
      pending: pending.slice(0, maxShown),
      ownNumber: isKnown || !'mobile-recharge'.startsWith(of) ? undefined : mobile,
      isOfOne,
    }
  },
  head: (_facts, { locale }) => ({ title: copy[locale].title, description: copy[locale].title }),
  View({ facts, context }) {
    const { spendPaise, isOfToday, isNew, canAddMoney, accounts, pending, ownNumber, isOfOne } = facts
    const { locale } = context
    const words = copy[locale]
    const hasNone = accounts.length === 0 && pending.length === 0
    const { id, name } = context.session.customer
    const list = (
      <ul className={styles.list} aria-label={words.title}>
        {pending.map(order => (
          <li key={order.id}>
            <a className={styles.item} href={href(`/myorders/${order.id}`, locale)}>
              <Icon name="clock" />
              <Lines
                first={fill(words.pendingTo, { payee: shortBiller(order.billerId, locale) })}
                second={<Money paise={order.amountPaise} locale={locale} />}
              />
            </a>
          </li>
        ))}
        {accounts.map(account => (
          <li key={account.id}>
            <Account account={account} context={context} />
          </li>
        ))}
        {ownNumber && !isNew && (
          <li>
            <form method="post" action={href('/quick-pay', locale)}>
              <HiddenFields values={{ category: 'mobile-recharge', mobileNumber: ownNumber }} />
              <button type="submit" className={styles.item}>
                <Icon name="smartphone" />
                <Lines first={words.mine} second={mobileText(ownNumber)} />
              </button>
            </form>
          </li>
        )}
        {(!isOfOne || hasNone) && (
          <li>
            <a className={styles.item} href={href(isOfOne ? '/pay/saved' : '/passbook', locale)}>
              <Icon name={isOfOne ? 'receipt-text' : 'wallet'} />
              {isOfOne ? (
                <Lines first={words.saved} second={words.seeAll} />
              ) : (
                <Lines
                  first={isNew ? words.wallet : isOfToday ? words.spendToday : words.spend}
                  second={<Money paise={spendPaise} locale={locale} />}
                />
              )}
            </a>
          </li>
        )}
        {isNew && canAddMoney && (
          <li>
            <a className={styles.item} href={href('/passbook', locale)}>
              <Icon name="arrow-right" />
              <Lines first={words.whatFor} second={words.addMoney} />
            </a>
          </li>
        )}
      </ul>
    )
    if (isOfOne) return list
    return (
      <>
        <p className={styles.greeting}>
          <b>{name ? fill(words.hello, { name: greetingName({ id, username: name }) }) : words.title}</b>
          {!isNew && <a href={href('/pay/saved', locale)}>{words.seeAll}</a>}
        </p>
        {list}
      </>
    )
  },
})

/** Saved accounts, and accounts paid recently and not saved, each once; dues are included if they are known soon. */
async function paidBefore(
  services: Services,
  customerId: string,
  dues: readonly AccountDue[],
  orders: readonly Order[],
): Promise<readonly PaidBefore[]> {
  const saved = dues.map(({ account }) => account)
  const lately = await recentPayments(services, customerId, saved, orders)
  const accounts = lately.flatMap(({ payment }) => (payment ? [{ ...payment, id: payment.orderId }] : []))
  const dueBills = await services.dueBills.of(accounts)
  const kept = dues.map(({ account, dueState }) => ({
    ...account,
    dueState,
    page: '/bills',
    fields: { account: account.id, do: 'pay' },
  }))
  const recent = lately.map(({ order }) => ({
    id: order.id,
    billerId: order.billerId,
    account: order.account,
    dueState: recentlyPaid(order, dueBills.get(order.id)),
    page: `/myorders/${order.id}`,
    fields: { do: 'pay-again' },
  }))
  const all: readonly PaidBefore[] = [...kept, ...recent]
  // A pending payment has its own card.
  const open = all.filter(account => !pendingOrderOf(orders, account))
  return open.toSorted((one, other) => dueDay(one).localeCompare(dueDay(other))).slice(0, maxShown)
}

function recentlyPaid(
  { id: orderId, placedAt: at, amountPaise }: Order,
  due: DueBill | 'nothing-due' | undefined,
) {
  if (due === undefined) return { state: 'unasked' } as const
  if (due !== 'nothing-due') return { state: 'due', due } as const
  return { state: 'paid', lastPaid: { at, orderId, amountPaise } } as const
}

/** The sort key: the due day, then 'later' if the due is unknown, then 'never' if nothing is due. */
function dueDay({ dueState, billerId }: PaidBefore): string {
  if (dueState.state === 'due' || dueState.state === 'plan') return dueState.due.dueDate
  return isSettled(dueState, billerId) ? 'never' : 'later'
}

/** Nothing is due, it is being paid, or its due must be checked first; a recharge is always possible. */
function isSettled({ state }: DueState, billerId: string): boolean {
  if (state === 'fault' || state === 'paying') return true
  return (
    findBiller(billerId)?.category.flow !== 'recharge' &&
    (state === 'nothing' || state === 'paid' || state === 'paid-elsewhere')
  )
}

interface AccountProps {
  readonly account: PaidBefore
  readonly context: CustomerContext
}

/** One press pays what is due; otherwise it links to what is known of the account. */
function Account({ account, context: { locale, csrfToken, session } }: AccountProps) {
  const words = copy[locale]
  const payee = shortBiller(account.billerId, locale)
  const name = account.name || payee
  // The longest names leave no room for more of the number.
  const called = account.name ? name : `${name} …${account.account.slice(-4)}`
  const mark = (
    <Monogram name={billerIn('en', account.billerId)} billerId={account.billerId} locale={locale} />
  )
  const { dueState } = account
  const { text, isLate } = dueLine(dueState, locale)
  if (isSettled(dueState, account.billerId))
    return (
      <a className={styles.item} href={href(account.page, locale)}>
        {mark}
        <Lines first={called} second={dueState.state === 'fault' ? words.check : text} />
      </a>
    )
  const isUnknown = dueState.state === 'unasked' || dueState.state === 'unused'
  const isOwn = !account.name && account.account === session.customer.mobile
  const first = isOwn ? `${words.mine}, ${payee}` : offered(account, isUnknown ? name : called, locale)
  return (
    <form method="post" action={href(account.page, locale)}>
      <HiddenFields values={{ _csrf: csrfToken, ...account.fields }} />
      <button type="submit" className={styles.item}>
        {mark}
        {isUnknown ? (
          <Lines first={first} second={accountText(account)} />
        ) : (
          <Lines first={first} second={text} isLate={isLate} />
        )}
      </button>
    </form>
  )
}

/** 'Pay Home', 'Recharge Phone'; a bank's name alone does not say that it is for a FASTag. */
function offered({ billerId, name }: PaidBefore, what: string, locale: Locale): string {
  const category = categoryOf(billerId)
  if (category?.flow !== 'recharge') return fill(copy[locale].payAgain, { what })
  const isBank = category.slug === 'fastag-recharge' && !name
  return isBank ? `${nameIn(locale, category)}, ${what}` : fill(copy[locale].recharge, { what })
}

interface LinesProps {
  readonly first: string
  readonly second: ReactNode
  readonly isLate?: boolean | undefined
}

function Lines({ first, second, isLate }: LinesProps) {
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      <strong className={classNames(styles.second, isLate && styles.late)}>{second}</strong>
    </span>
  )
}
