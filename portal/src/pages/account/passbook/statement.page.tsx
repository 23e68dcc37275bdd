/** /passbook/statement: one month to print, from its opening to its closing balance. */

import { formatPaise } from '@chowk/catalog'
import { descriptionIn, type MonthOfWallet } from '@chowk/services'
import { When } from '../../../account/date-time.tsx'
import { formatMoment, formatMonth } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { ownerFacts, PrintedPage } from '../../../account/printed-page.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage, type ViewProps, type WithLocale } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { ColumnAmount, havePaise } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { heldPaise, type ReadMonth, readMonth } from './month-sums.ts'
import styles from './passbook.module.css'
import { entryTitle } from './passbook-facts.ts'

interface StatementFacts extends ReadMonth, Pick<MonthOfWallet, 'holds' | 'until'> {
  readonly month: string
  /** All months with entries, newest first. */
  readonly months: readonly string[]
}

/** More than a person prints, and few enough for a browser to lay out. */
const maxEntries = 1000

export const statementPage = customerPage<StatementFacts>({
  pattern: '/passbook/statement',
  query: ['month'],
  screenName: 'passbook_statement',
  verticalName: 'wallet',
  chrome: 'none',
  async load({ services, session, query }) {
    const months = await services.wallet.months(session.customer.id)
    const month = query.month || (months[0] ?? '')
    const found = await services.wallet.month(session.customer.id, month)
    if (!found) return undefined
    const { holds, until } = found
    return { ...(await readMonth(found, maxEntries)), month, months, holds, until }
  },
  head: ({ month }, { locale }) => ({
    title: fill(wordsOf('statement')[locale].title, { month: formatMonth(month, locale) }),
    description: wordsOf('statement')[locale].description,
  }),
  View: Statement,
})

function Statement({ facts, context }: ViewProps<StatementFacts, CustomerContext>) {
  const { locale, session } = context
  const { month, isCut, sums, entries, holds } = facts
  const copy = wordsOf('statement')[locale]
  const money = (label: string, paise: number) => ({ label, value: formatPaise(paise, locale) })
  return (
    <PrintedPage
      context={context}
      title={fill(copy.title, { month: formatMonth(month, locale) })}
      back={{ href: hrefWithQuery('/passbook', locale, { month }), label: copy.back }}
      tools={<StatementTools facts={facts} locale={locale} />}
    >
      <FactList
        facts={[
          ...ownerFacts(session.customer, locale),
          { label: copy.made, value: formatMoment(new Date(), locale) },
          money(copy.before, sums.openingPaise),
          money(copy.cameIn, sums.cameInPaise),
          money(copy.wentOut, sums.wentOutPaise),
          money(copy.after, sums.closingPaise),
          money(copy.held, heldPaise(facts)),
        ]}
      />
      {isCut && <Notice tone="warning">{fill(copy.newestOnly, { count: maxEntries })}</Notice>}
      {entries.length === 0 ? (
        <EmptyState icon="wallet" title={copy.empty} text={copy.emptyText} />
      ) : (
        <EntryLines facts={facts} locale={locale} />
      )}
      {holds.length > 0 && <HoldLines facts={facts} locale={locale} />}
    </PrintedPage>
  )
}

type PartProps = WithLocale<{ facts: StatementFacts }>

function StatementTools({ facts: { month, months }, locale }: PartProps) {
  const copy = wordsOf('statement')[locale]
  return (
    <>
      <form className={styles.months} method="get" action={href('/passbook/statement', locale)}>
        <Select
          name="month"
          label={copy.month}
          options={months.map(value => ({ value, label: formatMonth(value, locale) }))}
          defaultValue={month}
        />
        <Button variant="secondary" text={copy.show} />
      </form>
      <ButtonLink
        variant="quiet"
        href={hrefWithQuery('/passbook/entries.csv', locale, { month })}
        download
        text={copy.csv}
      />
    </>
  )
}

function EntryLines({ facts: { entries, isCut }, locale }: PartProps) {
  const copy = wordsOf('statement')[locale]
  const { entry, amountColumn, balanceColumn } = wordsOf('passbook')[locale]
  const besidePaise = havePaise(
    entries.flatMap(({ amountPaise, balancePaise }) => [amountPaise, balancePaise]),
  )
  const [first] = entries
  const amount = (paise: number, signed = false) => (
    <ColumnAmount key={`${signed}`} paise={paise} besidePaise={besidePaise} signed={signed} />
  )
  return (
    <DataTable
      caption={copy.entries}
      columns={[
        { label: entry },
        { label: amountColumn, numeric: true },
        { label: balanceColumn, numeric: true },
      ]}
      rows={[
        ...(isCut && first ? [[copy.forward, '', amount(first.balancePaise - first.amountPaise)]] : []),
        ...entries.map(each => [
          <span key="what">
            {entryTitle(each, locale)}
            <span className={styles.note}>
              <When at={each.at} locale={locale} />
            </span>
          </span>,
          amount(each.amountPaise, true),
          amount(each.balancePaise),
        ]),
      ]}
    />
  )
}

function HoldLines({ facts: { holds, until }, locale }: PartProps) {
  const copy = wordsOf('statement')[locale]
  const besidePaise = havePaise(holds.map(({ amountPaise }) => amountPaise))
  return (
    <DataTable
      caption={fill(copy.heldOn, { moment: formatMoment(until, locale) })}
      columns={[{ label: copy.details }, { label: wordsOf('passbook')[locale].amountColumn, numeric: true }]}
      rows={holds.map(hold => [
        <span key="what">
          {descriptionIn(locale, hold.description)}
          <span className={styles.note}>
            {copy.since} <When at={hold.at} locale={locale} />
          </span>
        </span>,
        <ColumnAmount key="amount" paise={hold.amountPaise} besidePaise={besidePaise} />,
      ])}
    />
  )
}
