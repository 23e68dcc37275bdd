/** /myorders: what the customer has paid for. */

import { billerIn, billIn, dayInIndia } from '@chowk/catalog'
import { type OrderPage, type OrderState, orderStates, type PaidFor, type Unpaid } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatMonth, formatShortDay } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import {
  type CustomerContext,
  customerPage,
  headFrom,
  type ViewProps,
  type WithLocale,
} from '../../../page/page.ts'
import { accountText } from '../../../ui/account-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import disclosure from '../../../ui/disclosure.module.css'
import { Field } from '../../../ui/field.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { filtersIn, type OrderFilters, periodsSince } from './order-filters.ts'
import { OrderList } from './order-list.tsx'
import styles from './orders.module.css'

interface OrdersFacts extends OrderPage, OrderFilters {
  readonly paidFor: readonly PaidFor[]
  /** Orders that ended before any money came. */
  readonly unpaid: ReadonlyMap<string, Unpaid | undefined>
}

export const ordersPage = customerPage<OrdersFacts>({
  pattern: '/myorders',
  query: ['q', 'from', 'to', 'state', 'biller', 'account', 'before'],
  screenName: 'orders',
  async load({ services, session, query, locale }) {
    const { q: search, before } = query
    const { id } = session.customer
    const { filters, faults } = filtersIn(query, wordsOf('orderFilters')[locale].faults)
    const [page, paidFor] = await Promise.all([
      services.orders.list(id, { ...filters, search, before }),
      services.orders.paidFor(id),
    ])
    const among = (state: OrderState) =>
      page.orders.filter(order => order.state === state).map(({ id }) => id)
    const [unpaid, arrived] = await Promise.all([
      services.payments.unpaidAmong(id, among('failed')),
      services.payments.arrivedAmong(id, among('refunded')),
    ])
    // If less money arrived than requested, less was returned.
    const orders = page.orders.map(order => ({
      ...order,
      amountPaise: Math.min(order.amountPaise, arrived.get(order.id) ?? order.amountPaise),
    }))
    return { ...page, orders, unpaid, paidFor, filters, faults }
  },
  head: headFrom(wordsOf('orders')),
  View({ facts, context }) {
    const { orders, next, filters } = facts
    const { locale, query } = context
    const copy = wordsOf('orders')[locale]
    const { billerId: biller, ...others } = filters
    const chosen = { q: query.q, biller, ...others }
    const isSearch = Object.values(chosen).some(Boolean)
    const isEmpty = orders.length === 0 && !isSearch && !query.before
    return (
      <AccountLayout
        context={context}
        section="/myorders"
        title={copy.title}
        lead={
          <>
            <a href={href('/pay/saved', locale)}>{copy.saved}</a> ·{' '}
            <a href={href('/myorders/refunds', locale)}>{copy.refunds}</a> ·{' '}
            <a href={href('/spending', locale)}>{copy.spending}</a>
          </>
        }
      >
        {!isEmpty && <OrderSearch facts={facts} context={context} isSearch={isSearch} />}
        {isSearch && orders.length > 0 && <a href={href('/myorders', locale)}>{copy.clear}</a>}
        <FoundOrders facts={facts} context={context} isSearch={isSearch} />
        <Pager context={context} copy={copy} query={chosen} next={next} />
        {!isEmpty && <OrderDownload facts={facts} locale={locale} />}
      </AccountLayout>
    )
  },
})

type SearchProps = ViewProps<OrdersFacts, CustomerContext> & { readonly isSearch: boolean }

function OrderSearch({ facts, context: { locale, query }, isSearch }: SearchProps) {
  const { orders, paidFor, faults, filters } = facts
  const copy = wordsOf('orders')[locale]
  const words = wordsOf('orderFilters')[locale]
  const { state, billerId, account, from, to } = filters
  const active = [
    query.q,
    state && copy.states[state].name,
    billerId && billIn(locale, billerId),
    account,
    (from || to) && [from, to].map(day => (day ? formatShortDay(day, locale) : '…')).join(' – '),
  ].filter(Boolean)
  const hasFaults = Object.keys(faults).length > 0
  const billers = [...new Set(paidFor.map(({ billerId }) => billerId))]
  return (
    <details
      className={classNames(disclosure.disclosure, styles.narrow)}
      open={hasFaults || (isSearch && orders.length === 0)}
    >
      <summary>{[copy.narrow, ...active].join(' · ')}</summary>
      <form className={styles.search} method="get" action={href('/myorders', locale)}>
        <Field
          name="q"
          type="search"
          label={copy.search}
          placeholder={copy.searchHint}
          defaultValue={query.q}
          autoComplete="off"
        />
        <Select
          name="state"
          label={copy.state}
          placeholder={copy.anyState}
          options={orderStates.map(value => ({ value, label: copy.states[value].name }))}
          error={faults.state}
          defaultValue={query.state ?? ''}
        />
        <Button variant="secondary" text={copy.find} />
        <details
          className={styles.others}
          open={Boolean(billerId || account || from || to || faults.from || faults.to)}
        >
          <summary>{copy.more}</summary>
          <div className={styles.search}>
            <Select
              name="biller"
              label={copy.biller}
              placeholder={copy.anyState}
              options={billers.map(value => ({ value, label: billIn(locale, value) }))}
              defaultValue={query.biller ?? ''}
            />
            <Select
              name="account"
              label={copy.account}
              placeholder={copy.anyState}
              options={paidFor.map(({ billerId, account }) => ({
                value: account,
                label: `${billerIn(locale, billerId)}, ${accountText({ billerId, account })}`,
              }))}
              defaultValue={query.account ?? ''}
            />
            <Field name="from" type="date" label={words.from} error={faults.from} defaultValue={query.from} />
            <Field name="to" type="date" label={words.to} error={faults.to} defaultValue={query.to} />
          </div>
        </details>
      </form>
    </details>
  )
}

/** The orders of a month or a financial year as a file. */
function OrderDownload({ facts: { paidFor }, locale }: WithLocale<{ facts: OrdersFacts }>) {
  const copy = wordsOf('orderFilters')[locale]
  if (paidFor.length === 0) return null
  const first = Math.min(...paidFor.map(({ since }) => since.getTime()))
  const options = periodsSince(first).map(value => ({
    value,
    label: value.startsWith('FY')
      ? fill(copy.financialYear, { years: value.slice(2) })
      : formatMonth(value, locale),
  }))
  return (
    <Section title={copy.download} lead={copy.downloadText}>
      <form className={styles.download} method="get" action={href('/myorders/orders.csv', locale)}>
        <Select name="period" label={copy.period} options={options} />
        <Button variant="secondary" text={copy.csv} />
      </form>
    </Section>
  )
}

function FoundOrders({ facts: { orders, unpaid }, context: { locale }, isSearch }: SearchProps) {
  const copy = wordsOf('orders')[locale]
  if (orders.length > 0) {
    const months = Map.groupBy(orders, ({ placedAt }) => dayInIndia(placedAt.getTime()).slice(0, 7))
    return [...months].map(([month, placed]) => (
      <Section key={month} title={formatMonth(month, locale)}>
        <OrderList
          orders={placed}
          unpaid={unpaid}
          locale={locale}
          label={`${copy.list}, ${formatMonth(month, locale)}`}
          ofMonth
        />
      </Section>
    ))
  }
  if (isSearch)
    return (
      <EmptyState icon="search" title={copy.nothingFound} text={copy.nothingFoundText}>
        <ButtonLink variant="secondary" href={href('/myorders', locale)} text={copy.clear} />
      </EmptyState>
    )
  return (
    <EmptyState scene="bill" title={copy.empty} text={copy.emptyText}>
      <ButtonLink href={href('/mobile-recharge', locale)} text={copy.recharge} />
      <ButtonLink
        variant="secondary"
        href={href('/electricity-bill-payment', locale)}
        text={copy.payElectricity}
      />
    </EmptyState>
  )
}
