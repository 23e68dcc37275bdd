/** What became of the money, as the page's heading: a mark, the word, the sum and the payee. It changes in its place. */

import { dateText, rowToday, turnaround } from '@chowk/catalog'
import { backIfFailed, type Dispute, type OrderState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { outcomeId } from '../../../account/account-layout.tsx'
import { startCopying } from '../../../account/buttons.behaviour.ts'
import tones from '../../../account/state-badge.module.css'
import { StateBadge, status } from '../../../account/state-badge.tsx'
import { When } from '../../../account/when.tsx'
import { Icon } from '../../../icons/icon.tsx'
import type { IconName } from '../../../icons/icons.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { href } from '../../../ui/link.ts'
import { planLine } from '../../paying/pay/plan-text.ts'
import styles from './order.module.css'
import { orderTones } from './order-facts.tsx'
import { ordersCopy } from './orders-copy.ts'
import {
  awaitsApproval,
  backOnItsWay,
  collectOf,
  isOpen,
  meaningOf,
  nowInWallet,
  type OrderViewProps,
  outcomeOf,
  outcomeSentence,
  stillUnpaid,
} from './outcome.ts'
import { WhatToDo } from './what-to-do.tsx'

const marks: Record<OrderState, IconName> = {
  paid: 'check',
  pending: 'clock',
  failed: 'x',
  refunded: 'hand-coins',
}

export function OutcomeHeading({ facts, context: { locale } }: OrderViewProps): ReactNode {
  const { word, parts } = outcomeOf(facts, locale)
  const { state } = facts.order
  const isBetween = backOnItsWay(facts) !== undefined
  const isAsked = awaitsApproval(facts)
  const unpaid = stillUnpaid(facts)
  const hasOwnWord = isBetween || isAsked || unpaid
  const tone = isBetween || isAsked ? 'waiting' : unpaid === 'cancelled' ? 'neutral' : orderTones[state]
  return (
    <span className={styles.outcome} data-live="heading" data-pending={isOpen(facts) ? '' : undefined}>
      <span className={classNames(styles.mark, tones[tone])}>
        <Icon name={isBetween ? 'clock' : marks[state]} />
      </span>
      <span className={classNames(styles.words, isAsked && styles.askedWord)}>
        <span>
          {/* The word is inside the status, which gives no name to what is around it: in Firefox not even by its id. */}
          <span {...(!hasOwnWord && status)}>
            <span id="outcome-word">{word}</span>
          </span>
          :
        </span>{' '}
        <span className={styles.what} id="outcome-sum">
          {parts.map(({ kind, text }, index) => (
            <span key={kind} className={kind === 'payee' ? styles.payee : undefined}>
              {index > 0 && ' '}
              {text}
            </span>
          ))}
        </span>
        {isAsked && (
          <span className={styles.headState} {...status}>
            <StateBadge tone="waiting">{ordersCopy[locale].states[state].name}</StateBadge>
          </span>
        )}
      </span>
    </span>
  )
}

/** Right below the outcome's heading: what it means, the number to ask with, and what can be done. */
export function OutcomeCard({ facts, context }: OrderViewProps): ReactNode {
  return (
    <Card tone={collectOf(facts.payment) ? 'plain' : 'raised'}>
      <div data-live="meaning" id={outcomeId} data-says={outcomeSentence(facts, context.locale)}>
        <p className={styles.meaning}>
          {meaningOf(facts, context.locale)}{' '}
          <span className={styles.today}>{nowInWallet(facts, context.locale)}</span>
        </p>
        <MoneyBack facts={facts} context={context} />
      </div>
      <p className={styles.bought}>{whatFor(facts, context.locale)}</p>
      <Reference facts={facts} context={context} />
      {facts.dispute?.isClosed && <DisputeLink dispute={facts.dispute} locale={context.locale} />}
      <div data-live="actions">
        <WhatToDo facts={facts} context={context} />
      </div>
    </Card>
  )
}

function DisputeLink({ dispute, locale }: { readonly dispute: Dispute; readonly locale: Locale }): ReactNode {
  return (
    <p className={styles.bought}>
      <a href={href(`/bbps/${dispute.id}`, locale)}>{ordersCopy[locale].seeDispute(dispute.id)}</a>
    </p>
  )
}

/** 'Account 9811100001, Everyday: 1.5 GB a day · 28 days' */
function whatFor({ order, payment }: OrderViewProps['facts'], locale: Locale): string {
  const plan = payment?.plan && planLine(payment.plan, locale)
  const account = order.account && `${ordersCopy[locale].account} ${order.account}`
  return [account, plan].filter(Boolean).join(', ')
}

/** By when the money is back, and what we pay for being late. */
function MoneyBack({ facts: { payment, compensation }, context: { locale } }: OrderViewProps): ReactNode {
  const { backBy, late } = ordersCopy[locale]
  const lastDay = payment && backIfFailed(payment)
  if (lastDay) {
    const aDay = formatInText(rowToday(turnaround).value.compensationPaisePerDay, locale)
    const day = dateText(lastDay)[locale]
    return <p className={styles.meaning}>{`${backBy(day)} ${late.promise(aDay)}`}</p>
  }
  if (!compensation) return null
  const { days, paidAt } = compensation
  const amount = formatInText(compensation.amountPaise, locale)
  return <p className={styles.meaning}>{(paidAt ? late.paid : late.owed)(amount, days)}</p>
}

/** When it was, and the one number to ask with. */
function Reference({ facts, context: { locale } }: OrderViewProps): ReactNode {
  const { order, payment } = facts
  const copy = ordersCopy[locale]
  const reference = payment?.transactionId ?? order.id
  return (
    <p className={styles.reference}>
      <span data-live="when">
        <When at={order.placedAt} locale={locale} />
        {(backOnItsWay(facts) || stillUnpaid(facts)) && (
          <>
            {' · '}
            {copy.state}{' '}
            <span {...status}>
              <StateBadge tone="neutral">{copy.states[order.state].name}</StateBadge>
            </span>
          </>
        )}
      </span>
      <span>
        {payment ? copy.transaction : copy.number} <b className={styles.number}>{reference}</b>
      </span>
      <Behaviour start={startCopying} when="idle" props={{ text: reference, done: copy.copy.done }}>
        <template>
          <Button type="button" variant="quiet">
            {copy.copy.label}
          </Button>
        </template>
      </Behaviour>
    </p>
  )
}
