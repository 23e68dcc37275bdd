/** /passbook: the balance, its history, and adding money. */

import { dayInIndia } from '@chowk/catalog'
import { billerOf, descriptionIn, type WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { formatMonth } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import { RowList } from '../../../account/row-list.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { formatInText } from '../../../money/money.ts'
import {
  type CustomerContext,
  customerPage,
  headFrom,
  type ViewProps,
  type WithLocale,
} from '../../../page/page.ts'
import { shortBiller } from '../../../ui/account-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { BillerMark } from '../../../ui/monogram.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { addMoney, type MoneyIntent, newMoneyIntent } from './add-money.ts'
import { AddMoneyCard } from './add-money-card.tsx'
import { heldPaise } from './month-sums.ts'
import styles from './passbook.module.css'
import { entryTitle, type PassbookFacts, passbookFacts } from './passbook-facts.ts'
import { TopUpNotice } from './top-up-notice.tsx'

type PassbookViewProps = ViewProps<PassbookFacts & { readonly intent: MoneyIntent }, CustomerContext>

export const passbookPage = customerPage<PassbookViewProps['facts']>({
  pattern: '/passbook',
  query: ['month', 'before', 'topup', 'add', 'payment'],
  screenName: 'passbook',
  verticalName: 'wallet',
  load: async context => ({
    ...(await passbookFacts(context)),
    intent: newMoneyIntent(context.query.add, context.session.customer.name),
  }),
  head: headFrom(wordsOf('passbook')),
  View: PassbookView,
  async submit(context) {
    const answer = await addMoney(context)
    if ('redirect' in answer) return answer
    return { facts: { ...(await passbookFacts(context)), intent: answer.intent }, status: answer.status }
  },
})

function PassbookView({ facts, context }: PassbookViewProps) {
  const { locale } = context
  const copy = wordsOf('passbook')[locale]
  return (
    <AccountLayout
      context={context}
      section="/passbook"
      title={copy.title}
      notice={
        facts.topUp && (
          <TopUpNotice shown={facts.topUp} availablePaise={facts.balance.availablePaise} locale={locale} />
        )
      }
    >
      <div className={styles.top}>
        <div className={styles.money}>
          <div data-live="balance">
            <BalanceCard facts={facts} locale={locale} />
          </div>
          <OpenSums
            title={copy.open}
            lead={copy.openLead}
            id="being-added"
            sums={facts.openTopUps.map(({ topUp: { id, startedAt, amountPaise }, approvalPath }) => ({
              id,
              at: startedAt,
              amountPaise,
              // Back to the bank's page, or to the outcome.
              ...(approvalPath
                ? { text: copy.topUp.finish, href: href(approvalPath, locale) }
                : { text: copy.seeEnd, href: hrefWithQuery('/passbook', locale, { topup: id }) }),
            }))}
            locale={locale}
          />
          <OpenSums
            title={copy.held}
            lead={copy.heldLead}
            id="set-aside"
            sums={facts.holds.map(hold => ({
              ...hold,
              text: descriptionIn(locale, hold.description),
              href: orderPath(hold, locale),
            }))}
            locale={locale}
          />
        </div>
        <AddMoneyCard {...facts} context={context} />
      </div>
      <Entries facts={facts} context={context} />
    </AccountLayout>
  )
}

/** The ledger's balance may include money of a UPI payment, which no entry and no hold here names. */
function BalanceCard({ facts, locale }: WithLocale<{ facts: PassbookFacts }>) {
  const { availablePaise } = facts.balance
  const asidePaise = heldPaise(facts)
  const copy = wordsOf('passbook')[locale]
  return (
    <Card tone="raised" title={copy.balance}>
      <p className={styles.balance}>
        <Money paise={availablePaise} locale={locale} size="large" />
      </p>
      {asidePaise > 0 ? (
        <FactList
          facts={[
            { label: copy.inEntries, value: <Money paise={availablePaise + asidePaise} locale={locale} /> },
            { label: copy.held, value: <Money paise={-asidePaise} locale={locale} /> },
          ]}
        />
      ) : (
        availablePaise > 0 && <p className={styles.small}>{copy.spendAll}</p>
      )}
    </Card>
  )
}

interface OpenSumsProps {
  readonly title: string
  readonly lead: string
  readonly id: string
  readonly sums: readonly {
    readonly id: string
    readonly text: string
    readonly href: string | undefined
    readonly at: Date
    readonly amountPaise: number
  }[]
  readonly locale: Locale
}

/** Sums on hold or pending, with their purpose and date. */
function OpenSums({ title, lead, id, sums, locale }: OpenSumsProps) {
  if (sums.length === 0) return null
  return (
    <Section title={title} lead={lead} id={id}>
      <ul className={styles.holds}>
        {sums.map(sum => (
          <li key={sum.id} className={styles.hold}>
            <div className={styles.what}>
              <a href={sum.href}>{sum.text}</a>
              <span className={styles.note}>
                {wordsOf('passbook')[locale].since} <When at={sum.at} locale={locale} />
              </span>
            </div>
            <Money paise={sum.amountPaise} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type EntriesProps = ViewProps<PassbookFacts, CustomerContext>

function Entries({ facts, context }: EntriesProps) {
  const copy = wordsOf('passbook')[context.locale]
  const { page, month } = facts
  const isEmpty = page.entries.length === 0 && !month && !context.query.before
  return (
    <Section title={copy.entries} id="entries">
      <div data-live="tools">{!isEmpty && <EntryTools facts={facts} context={context} />}</div>
      <div data-live="entries">
        {isEmpty ? (
          <EmptyState scene="purse" title={copy.empty} text={copy.emptyText} />
        ) : (
          <EntryPage facts={facts} context={context} />
        )}
      </div>
    </Section>
  )
}

function EntryPage({ facts: { page, month }, context }: EntriesProps) {
  const { locale } = context
  const copy = wordsOf('passbook')[locale]
  const months = Map.groupBy(page.entries, ({ at }) => dayInIndia(at.getTime()).slice(0, 7))
  return (
    <>
      {months.size === 0 && <EmptyState icon="wallet" title={copy.emptyMonth} text={copy.emptyMonthText} />}
      {[...months].map(([each, entries]) => (
        <div key={each} className={styles.month}>
          <h3>{formatMonth(each, locale)}</h3>
          <RowList
            label={`${copy.entries}, ${formatMonth(each, locale)}`}
            rows={entries.map(entry => entryRow(entry, locale))}
          />
        </div>
      ))}
      <Pager context={context} copy={copy} query={{ month }} next={page.next} />
    </>
  )
}

/** An order has a page of its own, a top-up has none. */
function orderPath({ reference }: Pick<WalletEntry, 'reference'>, locale: Locale): string | undefined {
  return reference?.startsWith('ORD-') ? href(`/myorders/${reference}`, locale) : undefined
}

function entryRow(entry: WalletEntry, locale: Locale) {
  const { id, description, at, amountPaise, balancePaise } = entry
  const billerId = billerOf(description)
  return {
    id,
    picture: billerId ? <BillerMark billerId={billerId} locale={locale} /> : <IconTile name="wallet" />,
    title: entryTitle(entry, locale, billerId && shortBiller(billerId, locale)),
    href: orderPath(entry, locale),
    note: (
      <>
        <When at={at} locale={locale} precision="short-day" /> ·{' '}
        {fill(wordsOf('passbook')[locale].balanceAfter, { amount: formatInText(balancePaise, locale) })}
      </>
    ),
    amount: (
      <strong className={classNames(amountPaise > 0 && styles.in)}>
        {amountPaise > 0 && '+'}
        <Money paise={amountPaise} locale={locale} />
      </strong>
    ),
  }
}

function EntryTools({ facts: { months, month }, context: { locale } }: EntriesProps) {
  const copy = wordsOf('passbook')[locale]
  return (
    <div className={styles.tools}>
      <form className={styles.months} method="get" action={href('/passbook', locale)}>
        <Select
          name="month"
          label={copy.month}
          placeholder={copy.allMonths}
          options={months.map(value => ({ value, label: formatMonth(value, locale) }))}
          defaultValue={month ?? ''}
        />
        <Button variant="secondary" text={copy.show} />
      </form>
      <div className={styles.copies}>
        <ButtonLink
          variant="quiet"
          href={hrefWithQuery('/passbook/entries.csv', locale, { month })}
          download
          icon={<Icon name="download" />}
          text={copy.csv}
        />
        <ButtonLink
          variant="quiet"
          href={hrefWithQuery('/passbook/statement', locale, { month: month ?? months[0] })}
          icon={<Icon name="printer" />}
          text={copy.print}
        />
      </div>
    </div>
  )
}
