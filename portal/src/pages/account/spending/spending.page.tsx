/** /spending: payments by month since the first of 24 months, in total and by category. Each chart has a table of its figures. */

import { categoryOf, formatPaise, nameIn } from '@chowk/catalog'
import type { Services } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatMonth } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { ChartFigure } from '../../../calculators/outcome/chart.tsx'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom, type WithLocale } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { monthsBack } from '../myorders/order-filters.ts'
import styles from './spending.module.css'

type Spent = Awaited<ReturnType<Services['orders']['spending']>>

interface SpendingFacts {
  /** Oldest first. */
  readonly months: readonly string[]
  readonly spent: Spent
}

const monthsShown = 24

export const spendingPage = customerPage<SpendingFacts>({
  pattern: '/spending',
  screenName: 'spending',
  async load({ services, session }) {
    const months = monthsBack(Date.now(), monthsShown).toReversed()
    const spent = await services.orders.spending(session.customer.id, months[0] ?? '')
    return { months: months.filter(month => spent.some(each => each.month <= month)), spent }
  },
  head: headFrom(wordsOf('spending')),
  View({ facts: { months, spent }, context }) {
    const { locale } = context
    const copy = wordsOf('spending')[locale]
    const parts = [...Map.groupBy(spent, ({ billerId }) => categoryOf(billerId))]
      .map(([category, spent]) => ({ name: category ? nameIn(locale, category) : '…', spent }))
      .toSorted((one, other) => sumOf(other.spent) - sumOf(one.spent))
    return (
      <AccountLayout
        context={context}
        section="/myorders"
        title={copy.title}
        lead={spent.length > 0 && fill(copy.lead, { first: formatMonth(months[0] ?? '', locale) })}
      >
        {spent.length === 0 ? (
          <EmptyState icon="receipt-text" title={copy.empty} text={copy.emptyText}>
            <ButtonLink href={href('/recharge-and-bills', locale)} text={copy.pay} />
          </EmptyState>
        ) : (
          [{ name: copy.total, spent }, ...parts].map(part => (
            <SpendingPart key={part.name} {...part} months={months} locale={locale} />
          ))
        )}
        <a className={styles.orders} href={href('/myorders', locale)}>
          {copy.orders}
        </a>
      </AccountLayout>
    )
  },
})

const sumOf = (spent: Spent) => spent.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

function SpendingPart({ name, spent, months, locale }: WithLocale<SpendingFacts & { name: string }>) {
  const copy = wordsOf('spending')[locale]
  const byMonth = months.map(month => ({ month, paise: sumOf(spent.filter(each => each.month === month)) }))
  const paid = byMonth.filter(({ paise }) => paise > 0)
  const both = (text: string) => ({ en: text, hi: text })
  return (
    <Section
      title={name}
      lead={fill(copy.share, {
        amount: formatPaise(sumOf(spent), locale),
        months: countText(copy.months, paid.length),
      })}
    >
      <div className={styles.part}>
        {/* The table beside it says the same. */}
        <div className={styles.chart} aria-hidden="true">
          <ChartFigure
            chart={{
              kind: 'columns',
              title: both(fill(copy.caption, { name })),
              series: [both(copy.amount)],
              columns: byMonth.map(({ month, paise }) => ({
                // Short, because a phone has room for four of them.
                label: both(`${month.slice(5)}/${month.slice(0, 4)}`),
                paise: [paise],
              })),
            }}
            locale={locale}
          />
        </div>
        <DataTable
          caption={fill(copy.caption, { name })}
          hideCaption
          columns={[{ label: copy.month }, { label: copy.amount, numeric: true }]}
          rows={paid
            .toReversed()
            .map(({ month, paise }) => [formatMonth(month, locale), formatPaise(paise, locale)])}
        />
      </div>
    </Section>
  )
}
