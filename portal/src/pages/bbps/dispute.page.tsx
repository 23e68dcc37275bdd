/** /bbps/{id}: one dispute, from the day it was raised to its end. */
import type { DisputeWithTimeline } from '@chowk/services'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { href } from '../../ui/link.ts'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { Timeline } from '../account/timeline.tsx'
import { orderName } from '../myorders/order-name.ts'
import { disputeTypeName } from './dispute-form.ts'
import { DisputeStateBadge, disputeTones } from './dispute-state.tsx'
import styles from './disputes.module.css'
import { disputesCopy } from './disputes-copy.ts'

export const disputePage = customerPage<DisputeWithTimeline>({
  access: 'customer',
  pattern: '/bbps/:id',
  query: ['now'],
  screenName: 'dispute',
  load: ({ services, session, params }) => services.disputes.byId(session.customer.id, params.id ?? ''),
  head: ({ id }, { locale }) => ({
    title: disputesCopy[locale].disputeTitle(id),
    description: disputesCopy[locale].disputeDescription,
    noindex: true,
  }),
  View({ facts: dispute, context }) {
    const { locale } = context
    const copy = disputesCopy[locale]
    const { id, order, type, details, state, timeline } = dispute
    return (
      <AccountLayout
        context={context}
        section="/bbps"
        title={copy.disputeTitle(id)}
        current={id}
        notice={<WhatHappenedNow id={id} context={context} />}
      >
        <Card tone="raised">
          <p className={styles.state}>
            <DisputeStateBadge state={state} locale={locale} role="status" />
            {copy.states[state].text}
          </p>
          <FactList
            facts={[
              { label: copy.problem, value: disputeTypeName(type, locale) },
              {
                label: copy.payment,
                value: <a href={href(`/myorders/${order.id}`, locale)}>{orderName(order, locale)}</a>,
              },
              { label: copy.amount, value: <Money paise={order.amountPaise} locale={locale} /> },
            ]}
          />
        </Card>
        <Card title={copy.timeline}>
          <Timeline
            locale={locale}
            steps={timeline.map(step => ({
              title: copy.states[step.state].name,
              text: step.note,
              at: step.at,
              tone: disputeTones[step.state],
            }))}
          />
        </Card>
        <Card title={copy.youWrote}>
          <p className={styles.written}>{details}</p>
        </Card>
      </AccountLayout>
    )
  },
})

/** The answer to the form that led here. */
function WhatHappenedNow({ id, context: { locale, query } }: { id: string; context: CustomerContext }) {
  const copy = disputesCopy[locale]
  if (query.now === 'raised')
    return (
      <Notice tone="success" title={copy.raisedNow(id)} takesFocus>
        <p>{copy.raisedNowText}</p>
      </Notice>
    )
  if (query.now === 'already-open') return <Notice title={copy.openAlready} takesFocus />
  return null
}
