/** /myorders/{id}: one order, how far it has come, and what can be done about it. */
import { findCategory } from '@chowk/catalog'
import type { OrderWithHistory, WalletHold } from '@chowk/services'
import type { ReactNode } from 'react'
import { formatPaise } from '../../money/money.ts'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Actions } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { Money } from '../../ui/money.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { address } from '../account/address.ts'
import { Timeline } from '../account/timeline.tsx'
import { When } from '../account/when.tsx'
import { orderName } from './order-name.ts'
import { OrderStateBadge, orderTones } from './order-state.tsx'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'

interface OrderFacts {
  readonly order: OrderWithHistory
  /** What the wallet keeps aside for it. */
  readonly hold?: WalletHold | undefined
}

export const orderPage = customerPage<OrderFacts>({
  access: 'customer',
  pattern: '/myorders/:id',
  screenName: 'order',
  async load({ services, session, params }) {
    const order = await services.orders.byId(session.customer.id, params.id ?? '')
    if (!order) return undefined
    const holds = order.state === 'pending' ? await services.wallet.holds(session.customer.id) : []
    return { order, hold: holds.find(({ reference }) => reference === order.id) }
  },
  head: ({ order }, { locale }) => ({
    title: ordersCopy[locale].orderTitle(order.id),
    description: ordersCopy[locale].orderDescription,
    noindex: true,
  }),
  View: OrderView,
})

function OrderView({
  facts: { order, hold },
  context,
}: {
  readonly facts: OrderFacts
  readonly context: CustomerContext
}): ReactNode {
  const { locale } = context
  const copy = ordersCopy[locale]
  return (
    <AccountLayout context={context} section="/myorders" title={orderName(order, locale)} current={order.id}>
      <Card tone="raised">
        <p className={styles.state}>
          <Money paise={order.amountPaise} locale={locale} size="large" />
          <OrderStateBadge state={order.state} locale={locale} role="status" />
        </p>
        <p className={styles.meaning}>
          {copy.states[order.state].text} {hold && copy.setAside(formatPaise(hold.amountPaise, locale))}
        </p>
        <WhatToDo order={order} context={context} />
      </Card>
      <Card title={copy.about}>
        <FactList
          facts={[
            { label: copy.biller, value: order.provider },
            { label: copy.account, value: order.account },
            { label: copy.placed, value: <When at={order.placedAt} locale={locale} /> },
            { label: copy.number, value: order.id },
          ]}
        />
      </Card>
      <Card title={copy.history}>
        <Timeline
          locale={locale}
          steps={order.history.map(({ state, at }) => ({
            title: copy.states[state].name,
            at,
            tone: orderTones[state],
          }))}
        />
      </Card>
    </AccountLayout>
  )
}

function WhatToDo({
  order,
  context: { locale },
}: {
  readonly order: OrderWithHistory
  readonly context: CustomerContext
}): ReactNode {
  const copy = ordersCopy[locale]
  const category = findCategory(order.category)
  return (
    <Actions>
      <ButtonLink variant="secondary" href={address('/bbps', locale, { order: order.id })}>
        {copy.dispute}
      </ButtonLink>
      <ButtonLink variant="quiet" href={address('/care/contact', locale, { order: order.id })}>
        {copy.help}
      </ButtonLink>
      {category && order.state !== 'pending' && (
        <ButtonLink variant="quiet" href={href(category.path, locale)}>
          {copy.payAgain}
        </ButtonLink>
      )}
    </Actions>
  )
}
