/** /myorders: what the customer has paid for. */

import { dayInIndia } from '@chowk/catalog'
import { type OrderPage, type OrderState, orderStates, type Unpaid } from '@chowk/services'
import type { ReactNode } from 'react'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatMonth } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import { type CustomerContext, customerPage, titled } from '../../../page/page.ts'
import { bill } from '../../../scenes/scenes.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { OrderList } from './order-list.tsx'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'

interface OrdersFacts extends OrderPage {
  /** Those that ended before any money came. */
  readonly unpaid: ReadonlyMap<string, Unpaid>
}

export const ordersPage = customerPage<OrdersFacts>({
  pattern: '/myorders',
  query: ['q', 'state', 'before'],
  screenName: 'orders',
  async load({ services, session, query }) {
    const { q: search, before } = query
    const { id } = session.customer
    const page = await services.orders.list(id, { search, before, state: stateIn(query) })
    const among = (state: OrderState) =>
      page.orders.filter(order => order.state === state).map(({ id }) => id)
    const [unpaid, arrived] = await Promise.all([
      services.payments.unpaidAmong(id, among('failed')),
      services.payments.arrivedAmong(id, among('refunded')),
    ])
    // Where less came than was asked for, less went back.
    const orders = page.orders.map(order => ({
      ...order,
      amountPaise: Math.min(order.amountPaise, arrived.get(order.id) ?? order.amountPaise),
    }))
    return { ...page, orders, unpaid }
  },
  head: titled(ordersCopy),
  View({ facts, context }) {
    const { orders, next } = facts
    const { locale, query } = context
    const copy = ordersCopy[locale]
    const asked = { q: query.q, state: stateIn(query) }
    const isSearch = Boolean(asked.q || asked.state)
    const isEmpty = orders.length === 0 && !isSearch && !query.before
    return (
      <AccountLayout
        context={context}
        section="/myorders"
        title={copy.title}
        lead={
          <>
            <a href={href('/bills', locale)}>{copy.bills}</a> ·{' '}
            <a href={href('/pay/saved', locale)}>{copy.saved}</a>
          </>
        }
      >
        {!isEmpty && <Search context={context} />}
        <Found facts={facts} context={context} isSearch={isSearch} />
        <Pager copy={copy} path="/myorders" locale={locale} query={asked} before={query.before} next={next} />
      </AccountLayout>
    )
  },
})

function stateIn(query: CustomerContext['query']) {
  return orderStates.find(state => state === query.state)
}

function Search({ context: { locale, query } }: { readonly context: CustomerContext }): ReactNode {
  const copy = ordersCopy[locale]
  return (
    <details className={styles.narrow} open={Boolean(query.q || stateIn(query))}>
      <summary>{copy.narrow}</summary>
      <form className={styles.search} method="get" action={href('/myorders', locale)}>
        <Field
          name="q"
          type="search"
          label={copy.search}
          hint={copy.searchHint}
          defaultValue={query.q}
          autoComplete="off"
        />
        <Select
          name="state"
          label={copy.state}
          placeholder={copy.anyState}
          options={orderStates.map(value => ({ value, label: copy.states[value].name }))}
          defaultValue={stateIn(query) ?? ''}
        />
        <Button variant="secondary">{copy.find}</Button>
      </form>
    </details>
  )
}

interface FoundProps {
  readonly facts: OrdersFacts
  readonly context: CustomerContext
  readonly isSearch: boolean
}

function Found({ facts: { orders, unpaid }, context: { locale }, isSearch }: FoundProps): ReactNode {
  const copy = ordersCopy[locale]
  if (orders.length > 0) {
    const months = Map.groupBy(orders, ({ placedAt }) => dayInIndia(placedAt.getTime()).slice(0, 7))
    return [...months].map(([month, placed]) => (
      <Section key={month} title={formatMonth(month, locale)}>
        <OrderList
          orders={placed}
          unpaid={unpaid}
          locale={locale}
          label={`${copy.list}, ${formatMonth(month, locale)}`}
        />
      </Section>
    ))
  }
  if (isSearch)
    return (
      <EmptyState icon="search" title={copy.nothingFound} text={copy.nothingFoundText}>
        <ButtonLink variant="secondary" href={href('/myorders', locale)}>
          {copy.clear}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState icon={bill} title={copy.empty} text={copy.emptyText}>
      <ButtonLink href={href('/mobile-recharge', locale)}>{copy.recharge}</ButtonLink>
      <ButtonLink variant="secondary" href={href('/electricity-bill-payment', locale)}>
        {copy.payElectricity}
      </ButtonLink>
    </EmptyState>
  )
}
