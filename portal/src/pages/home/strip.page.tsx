/** /my-strip: what a customer may want first, which the home page takes in once it knows who is there. */
import { dayInIndia, findBiller } from '@chowk/catalog'
import type { Balance, DueBill, Order, SavedAccount } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { formatPaise } from '../../money/money.ts'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { classNames } from '../../ui/class-names.ts'
import { href } from '../../ui/link.ts'
import { Money } from '../../ui/money.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { dueWords } from './due-words.ts'
import styles from './home-strip.module.css'

const copy = {
  en: {
    title: 'For you',
    spend: 'You can spend',
    payAgain: (name: string) => `Pay ${name}`,
    pendingTo: (payee: string) => `Pending: ${payee}`,
  },
  hi: {
    title: 'आपके लिए',
    spend: 'ख़र्च कर सकते हैं',
    payAgain: (name: string) => `${name} का भुगतान`,
    pendingTo: (payee: string) => `प्रक्रिया में: ${payee}`,
  },
} as const satisfies Record<Locale, object>

const most = 4

interface StripFacts {
  readonly balance: Balance
  /** Those with a bill due first, the earliest before the others. */
  readonly saved: readonly SavedAccount[]
  readonly due: ReadonlyMap<string, DueBill>
  readonly pending: readonly Order[]
  /** Paid before and not saved, each account once. */
  readonly recent: readonly Order[]
}

export const stripPage = customerPage<StripFacts>({
  pattern: '/my-strip',
  screenName: 'home_strip',
  chrome: 'none',
  async load({ services, session }) {
    const { id } = session.customer
    const [balance, saved, { orders }] = await Promise.all([
      services.wallet.balance(id),
      services.savedAccounts.list(id),
      services.orders.list(id),
    ])
    const due = await services.dueBills.of(saved)
    const dueDay = ({ id: account }: SavedAccount) => due.get(account)?.dueDate ?? 'later'
    const known = new Set(saved.map(({ account }) => account))
    const recent = orders.filter(({ state, account }) => {
      if (state !== 'paid' || known.has(account)) return false
      known.add(account)
      return true
    })
    const pending = orders.filter(({ state }) => state === 'pending')
    return {
      balance,
      saved: saved.toSorted((one, other) => (dueDay(one) < dueDay(other) ? -1 : 1)).slice(0, most),
      due,
      pending: pending.slice(0, most),
      recent: recent.slice(0, most),
    }
  },
  head: (_facts, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].title,
    noindex: true,
  }),
  View({ facts: { balance, saved, due, pending, recent }, context }) {
    const { locale } = context
    const words = copy[locale]
    return (
      <ul className={styles.list} aria-label={words.title}>
        <li>
          <a className={styles.item} href={href('/passbook', locale)}>
            <Icon name="wallet" />
            <Lines first={words.spend} second={<Money paise={balance.availablePaise} locale={locale} />} />
          </a>
        </li>
        {pending.map(order => (
          <li key={order.id}>
            <a className={styles.item} href={href(`/myorders/${order.id}`, locale)}>
              <Icon name="clock" />
              <Lines
                first={words.pendingTo(order.provider)}
                second={<Money paise={order.amountPaise} locale={locale} />}
              />
            </a>
          </li>
        ))}
        {saved.map(account => (
          <PayAgain
            key={account.id}
            name={account.name || (findBiller(account.billerId)?.name ?? '')}
            account={account.account}
            due={due.get(account.id)}
            action="/pay/saved"
            fields={{ account: account.id, do: 'pay' }}
            context={context}
          />
        ))}
        {recent.map(order => (
          <PayAgain
            key={order.id}
            name={order.provider}
            account={order.account}
            action={`/myorders/${order.id}`}
            fields={{ do: 'pay-again' }}
            context={context}
          />
        ))}
      </ul>
    )
  },
})

interface PayAgainProps {
  readonly name: string
  readonly account: string
  readonly due?: DueBill | undefined
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly context: CustomerContext
}

function PayAgain({
  name,
  account,
  due,
  action,
  fields,
  context: { locale, csrfToken },
}: PayAgainProps): ReactNode {
  return (
    <li>
      <form method="post" action={href(action, locale)}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className={styles.item}>
          <Monogram name={name} />
          <Lines
            first={[copy[locale].payAgain(name), due && dueWords(due.dueDate, dayInIndia(), locale)]
              .filter(Boolean)
              .join(' · ')}
            second={[due && formatPaise(due.amountPaise, locale), account].filter(Boolean).join(' · ')}
            isLate={due && due.dueDate < dayInIndia()}
          />
        </button>
      </form>
    </li>
  )
}

interface LinesProps {
  readonly first: string
  readonly second: ReactNode
  readonly isLate?: boolean | undefined
}

function Lines({ first, second, isLate }: LinesProps): ReactNode {
  return (
    <span className={styles.lines}>
      <span className={classNames(styles.first, isLate && styles.late)}>{first}</span>
      <strong className={styles.second}>{second}</strong>
    </span>
  )
}
