/** /bills: what is due on a customer's saved accounts, what was paid, and the reminders. */
import { billerName, dayInIndia, findBiller, formatPaise, nameIn } from '@chowk/catalog'
import type { AccountDue } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatShortDay } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { localePath } from '../../../page/locale-path.ts'
import { customerPage, headFrom, type WithContext } from '../../../page/page.ts'
import { accountText } from '../../../ui/account-text.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import saved from '../saved-accounts/saved-accounts.module.css'
import styles from './bills.module.css'
import { dueLine } from './due-line.ts'

interface BillsFacts {
  readonly dues: readonly AccountDue[]
  /** When the calendar's address was made, and its secret directly after that. */
  readonly madeAt?: Date | undefined
  readonly secret?: string
}

export const billsPage = customerPage<BillsFacts>({
  pattern: '/bills',
  query: ['done'],
  screenName: 'bills',
  verticalName: 'recharge_and_bills',
  async load({ services, session: { customer } }) {
    const [dues, madeAt] = await Promise.all([
      services.dues.list(customer.id),
      services.billCalendar.madeAt(customer.id),
    ])
    return { dues, madeAt }
  },
  head: headFrom(wordsOf('dueBills')),
  View({ facts: { dues, ...calendar }, context }) {
    const { locale } = context
    const copy = wordsOf('dueBills')[locale]
    const isToPay = ({ dueState }: AccountDue) => dueState.state === 'due' || dueState.state === 'plan'
    const sumPaise = dues.reduce(
      (sum, { dueState }) => sum + (dueState.state === 'due' ? dueState.due.amountPaise : 0),
      0,
    )
    return (
      <AccountLayout context={context} section="/bills" title={copy.title} lead={copy.lead} done={copy.done}>
        {dues.length === 0 ? (
          <EmptyState icon="receipt-text" title={copy.empty} text={copy.emptyText}>
            <ButtonLink href={href('/electricity-bill-payment', locale)} text={copy.payElectricity} />
          </EmptyState>
        ) : (
          <>
            <DueSection
              title={copy.toPay}
              lead={sumPaise > 0 ? fill(copy.sum, { amount: formatPaise(sumPaise, locale) }) : undefined}
              dues={dues.filter(isToPay)}
              context={context}
            />
            <DueSection title={copy.rest} dues={dues.filter(due => !isToPay(due))} context={context} />
            <CalendarSection {...calendar} context={context} />
            <p>
              {copy.when} <a href={`${href('/messages', locale)}#choose`}>{copy.messages}</a> ·{' '}
              <a href={href('/pay/saved', locale)}>{copy.saved}</a>
            </p>
          </>
        )}
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    const { id } = session.customer
    const here = { redirect: href('/bills', locale) }
    switch (form.do) {
      case 'pay': {
        const account = (await services.savedAccounts.list(id)).find(account => account.id === form.account)
        return account ? { intent: account } : here
      }
      case 'remind':
      case 'silence': {
        const reminds = form.do === 'remind'
        const isOwn = await services.dues.remind(id, form.account ?? '', reminds)
        return isOwn ? { redirect: hrefWithQuery('/bills', locale, { done: reminds ? 'on' : 'off' }) } : here
      }
      case 'calendar': {
        const dues = await services.dues.known(id)
        const secret = await services.billCalendar.renew(id)
        return { facts: { dues, secret } }
      }
      default:
        return here
    }
  },
})

type DuesProps = WithContext<{ title: string; lead?: string | undefined; dues: readonly AccountDue[] }>

function DueSection({ title, lead, dues, context }: DuesProps) {
  if (dues.length === 0) return null
  return (
    <Section title={title} lead={lead}>
      <ul className={saved.accounts}>
        {dues.map(due => (
          <li key={due.account.id}>
            <DueCard due={due} context={context} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CalendarSection({ madeAt, secret, context }: WithContext<Omit<BillsFacts, 'dues'>>) {
  const { locale, origin } = context
  const copy = wordsOf('dueBills')[locale]
  const feed = `${origin}${localePath(`/bills/calendar/${secret}.ics`, locale)}`
  return (
    <Section title={copy.calendar} lead={copy.calendarText}>
      {secret && (
        <Notice tone="success" role="status" title={copy.address} takesFocus>
          <p className={saved.name}>
            <a href={feed}>{feed}</a>
          </p>
          <p>
            {copy.addressText} <a href={feed.replace(/^https?:/, 'webcal:')}>{copy.addToCalendar}</a>
          </p>
        </Notice>
      )}
      {madeAt && <p>{fill(copy.inUse, { day: formatShortDay(dayInIndia(madeAt.getTime()), locale) })}</p>}
      <ButtonForm context={context} path="/bills" do="calendar" variant="secondary" text={copy.makeAddress} />
    </Section>
  )
}

function DueCard({ due: { account, dueState, reminds }, context }: WithContext<{ due: AccountDue }>) {
  const { locale } = context
  const copy = wordsOf('dueBills')[locale]
  const biller = findBiller(account.billerId)
  const name = account.name || (biller ? billerName(biller, locale) : account.account)
  const { text, isLate } = dueLine(dueState, locale)
  const due = dueState.state === 'due' ? dueState.due : undefined
  const isRecharge = biller?.category.flow === 'recharge'
  const isSettled = dueState.state === 'nothing' || dueState.state === 'paid'
  const own = { context, path: '/bills', hidden: { account: account.id } }
  const otherText = isRecharge ? copy.recharge : copy.seeBill
  const payText = due ? fill(copy.pay, { amount: formatPaise(due.amountPaise, locale) }) : otherText
  return (
    <Card>
      <div className={saved.account}>
        <Monogram name={biller?.name ?? name} billerId={biller?.id} locale={locale} />
        <div className={saved.what}>
          <h3 className={saved.name}>{name}</h3>
          <p className={classNames(styles.line, isLate && styles.late)}>{text}</p>
          <p className={saved.note}>
            {account.label && `${account.label} · `}
            {biller && `${nameIn(locale, biller.category)} · `}
            {biller && account.name && `${billerName(biller, locale)} · `}
            {accountText(account)}
          </p>
          {due && (
            <p className={saved.note}>
              {due.number && `${fill(copy.number, { number: due.number })} · `}
              {fill(isLate ? copy.wasDue : copy.dueOn, {
                day: formatShortDay(due.dueDate, locale).replace(' ', '\u00a0'),
              })}
            </p>
          )}
        </div>
        {dueState.state === 'paying' ? (
          <ButtonLink
            variant="secondary"
            href={href(`/myorders/${dueState.orderId}`, locale)}
            text={copy.seeOrder}
          />
        ) : biller && (isRecharge || !isSettled) ? (
          <ButtonForm {...own} do="pay" variant={due ? 'primary' : 'secondary'} text={payText} />
        ) : null}
      </div>
      <div className={styles.reminders}>
        <span className={saved.note}>{reminds ? copy.reminds : copy.silent}</span>
        <ButtonForm
          {...own}
          do={reminds ? 'silence' : 'remind'}
          variant="quiet"
          aria-label={fill(copy.of, { action: reminds ? copy.stop : copy.start, name })}
          text={reminds ? copy.stop : copy.start}
        />
      </div>
    </Card>
  )
}
