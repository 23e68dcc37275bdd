/** /passbook/statement: one month on paper. */
import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatPaise, moneyParts } from '../../money/money.ts'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { address } from '../account/address.ts'
import { formatMoment, formatMonth } from '../account/dates.ts'
import { EmptyState } from '../account/empty-state.tsx'
import { ownerFacts, PrintedPage } from '../account/printed-page.tsx'
import { When } from '../account/when.tsx'
import { entryTitle } from './entry-table.tsx'
import { passbookCopy } from './passbook-copy.ts'
import { statementCopy } from './statement-copy.ts'

interface StatementFacts {
  readonly month: string
  /** Oldest first. */
  readonly entries: readonly WalletEntry[]
  readonly isCut: boolean
  readonly madeAt: Date
}

/** More than a person prints, and little enough for a browser to lay out. */
const mostEntries = 1000

export const statementPage = customerPage<StatementFacts>({
  pattern: '/passbook/statement',
  query: ['month'],
  screenName: 'passbook_statement',
  verticalName: 'wallet',
  chrome: 'none',
  async load({ services, session, query }) {
    const { wallet } = services
    const months = await wallet.months(session.customer.id)
    const month = query.month ? months.find(each => each === query.month) : months[0]
    if (!month) return undefined
    const newestFirst: WalletEntry[] = []
    for await (const entry of wallet.statement(session.customer.id, { month })) {
      if (newestFirst.push(entry) > mostEntries) break
    }
    const entries = newestFirst.slice(0, mostEntries).reverse()
    return { month, entries, isCut: newestFirst.length > mostEntries, madeAt: new Date() }
  },
  head: ({ month }, { locale }) => ({
    title: statementCopy[locale].title(formatMonth(month, locale)),
    description: statementCopy[locale].description,
    noindex: true,
  }),
  View: Statement,
})

function Statement({
  facts,
  context,
}: {
  readonly facts: StatementFacts
  readonly context: CustomerContext
}): ReactNode {
  const { locale, session } = context
  const { month, entries, isCut, madeAt } = facts
  const copy = statementCopy[locale]
  const columns = passbookCopy[locale]
  return (
    <PrintedPage
      context={context}
      title={copy.title(formatMonth(month, locale))}
      back={{ href: address('/passbook', locale, { month }), label: copy.back }}
    >
      <FactList
        facts={[
          ...ownerFacts(session.customer, locale),
          { label: copy.made, value: formatMoment(madeAt, locale) },
          ...sums(entries, locale),
        ]}
      />
      {isCut && <Notice tone="warning">{copy.newestOnly(mostEntries)}</Notice>}
      {entries.length === 0 ? (
        <EmptyState icon="wallet" title={copy.empty} text={copy.emptyText} />
      ) : (
        <DataTable
          caption={copy.entries}
          columns={[
            { label: copy.date },
            { label: copy.details },
            { label: columns.amountColumn, numeric: true },
            { label: columns.balanceColumn, numeric: true },
          ]}
          rows={entries.map(entry => [
            <When key="at" at={entry.at} locale={locale} />,
            entryTitle(entry, locale),
            withPaise(entry.amountPaise),
            withPaise(entry.balancePaise),
          ])}
        />
      )}
    </PrintedPage>
  )
}

function sums(entries: readonly WalletEntry[], locale: Locale) {
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) return []
  const copy = statementCopy[locale]
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const amounts = entries.map(({ amountPaise }) => amountPaise)
  const money = (paise: number) => formatPaise(paise, locale)
  return [
    { label: copy.before, value: money(first.balancePaise - first.amountPaise) },
    { label: copy.cameIn, value: money(total(amounts.filter(amount => amount > 0))) },
    { label: copy.wentOut, value: money(-total(amounts.filter(amount => amount < 0))) },
    { label: copy.after, value: money(last.balancePaise) },
  ]
}

function withPaise(amountPaise: number): string {
  const { sign, rupees, paise } = moneyParts(amountPaise)
  return `${sign}${rupees}.${paise}`
}
