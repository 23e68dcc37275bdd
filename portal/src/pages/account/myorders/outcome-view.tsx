/** The outcome as the page's heading: a mark, the word, the sum and the payee. It changes in place. */

import { dateText, rowToday, turnaround } from '@chowk/catalog'
import { refundDateIfFailed, refundDeadline } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { startCopying } from '../../../account/buttons.behaviour.ts'
import { When } from '../../../account/date-time.tsx'
import tones from '../../../account/state-badge.module.css'
import { StateBadge, type StateTone, unannouncedStatus } from '../../../account/state-badge.tsx'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import type { WithLocale } from '../../../page/page.ts'
import { SceneImage } from '../../../scenes/scene-heading.tsx'
import { accountLabel, accountText } from '../../../ui/account-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { href } from '../../../ui/link.ts'
import { planLine } from '../../paying/pay/plan-text.ts'
import styles from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { orderTone } from './order-facts.tsx'
import {
  awaitsApproval,
  collectOf,
  isOpen,
  leadsWithUnpaid,
  meaningOf,
  newBalanceText,
  type OrderFacts,
  type OrderViewProps,
  outcomeOf,
  outcomeSentence,
  unpaidReason,
} from './outcome.ts'

const outcomeId = 'outcome'

/** Only a recent payment draws its tick. */
export function OutcomeHeading({ facts, isNews, context }: OrderViewProps & { readonly isNews: boolean }) {
  const { locale } = context
  const { word, parts } = outcomeOf(facts, locale)
  const { order } = facts
  // A refused payment keeps the tone of a failure while its money comes back.
  const tone = orderTone(leadsWithUnpaid(facts) ? 'failed' : order.state, unpaidReason(facts))
  const stateName = wordsOf('orders')[locale].states[order.state].name
  return (
    <h1
      className={styles.heading}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: customers who return from the bank or the app hear the outcome first
      autoFocus={isNews}
      // Named by its parts: in Firefox a status gives no name to its ancestors.
      aria-labelledby={parts.map(({ id }) => id).join(' ')}
      aria-describedby={outcomeId}
    >
      <span
        className={classNames(
          styles.outcome,
          tones[tone],
          leadsWithUnpaid(facts) && styles.notPaid,
          awaitsApproval(facts) && styles.awaiting,
        )}
        data-live="heading"
        data-pending={isOpen(facts) ? '' : undefined}
      >
        {!awaitsApproval(facts) && (
          <>
            {(tone === 'good' || tone === 'waiting') && (
              <SceneImage scene={tone === 'good' ? 'paid' : 'waiting'} className={styles.scene} />
            )}
            <OutcomeMark tone={tone} isDrawn={isNews} />
          </>
        )}
        <span className={styles.words}>
          {parts.map(({ id, text }) => (
            <span key={id} className={styles[id]}>
              {id === 'outcome-word' && (order.state === 'paid' || word === stateName) ? (
                <span {...unannouncedStatus}>
                  <span id={id}>{text}</span>
                </span>
              ) : (
                <span id={id}>{text}</span>
              )}{' '}
            </span>
          ))}
          {awaitsApproval(facts) && (
            <span className={styles.heard}>
              <StateName facts={facts} locale={locale} />
            </span>
          )}
        </span>
      </span>
    </h1>
  )
}

/** The state's standard name, which support staff use, if the heading has a more exact one. */
function StateName({ facts, locale }: WithLocale<{ facts: OrderFacts }>) {
  return (
    <span {...unannouncedStatus}>
      <StateBadge tone={orderTone(facts.order.state, unpaidReason(facts))}>
        {wordsOf('orders')[locale].states[facts.order.state].name}
      </StateBadge>
    </span>
  )
}

const strokes: Record<StateTone, string> = {
  good: 'M20 37l11 11 22-23',
  waiting: 'M36 22v15l10 6',
  bad: 'M26 26l20 20M46 26L26 46',
  neutral: 'M46 30H27l7-8M27 30l7 8',
}

function OutcomeMark({ tone, isDrawn }: { readonly tone: StateTone; readonly isDrawn: boolean }) {
  return (
    <svg
      className={classNames(styles.mark, isDrawn && tone === 'good' && styles.drawn)}
      viewBox="0 0 72 72"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="36" />
      <path d={strokes[tone]} pathLength="1" />
    </svg>
  )
}

/** Below the outcome's heading: what it means, the reference, and possible actions. */
export function OutcomeCard({ facts, context }: OrderViewProps) {
  const { order, dispute } = facts
  const { locale } = context
  const copy = wordsOf('orders')[locale]
  const { first, rest } = meaningOf(facts, locale)
  const hasOwnWord = leadsWithUnpaid(facts) && outcomeOf(facts, locale).word !== copy.states[order.state].name
  return (
    <Card tone={collectOf(facts.payment) ? 'plain' : 'raised'}>
      <div data-live="meaning" id={outcomeId} data-says={outcomeSentence(facts, locale)}>
        {hasOwnWord && (
          <p className={styles.meaning}>
            {copy.state} <StateName facts={facts} locale={locale} />
          </p>
        )}
        {first && (
          <p className={styles.meaning}>
            <strong>{first}</strong>
          </p>
        )}
        <MoneyBack facts={facts} context={context} />
        <p className={styles.meaning}>
          {rest} <span className={styles.today}>{newBalanceText(facts, locale)}</span>
        </p>
      </div>
      <p className={styles.bought}>{whatFor(facts, locale)}</p>
      {dispute?.isClosed && (
        <p className={styles.bought}>
          <a href={href(`/bbps/${dispute.id}`, locale)}>{fill(copy.seeDispute, { id: dispute.id })}</a>
        </p>
      )}
      <div data-live="actions">
        <OrderActions facts={facts} context={context} />
      </div>
      <Reference facts={facts} context={context} />
    </Card>
  )
}

/** 'Mobile number 98111 00001, Everyday: 1.5 GB a day · 28 days' */
function whatFor({ order, payment }: OrderFacts, locale: Locale): string {
  const plan = payment?.plan && planLine(payment.plan, locale)
  const label = accountLabel(order.billerId, locale) ?? wordsOf('orders')[locale].account
  const account = order.account && `${label} ${accountText(order)}`
  return [account, plan].filter(Boolean).join(', ')
}

/** The day by which the money is back, and the compensation for a delay. */
function MoneyBack({ facts, context: { locale } }: OrderViewProps) {
  const { payment, hold, compensation } = facts
  const copy = wordsOf('orders')[locale]
  const lastDay = payment ? refundDateIfFailed(payment) : hold && refundDeadline('wallet', hold.at.getTime())
  if (lastDay) {
    const aDay = formatInText(rowToday(turnaround).value.compensationPaisePerDay, locale)
    const backBy = fill(copy.backBy, { day: dateText(lastDay)[locale] })
    return <p className={styles.meaning}>{`${backBy} ${fill(copy.late.promise, { amount: aDay })}`}</p>
  }
  if (!compensation) return null
  const { days, paidAt } = compensation
  const amount = formatInText(compensation.amountPaise, locale)
  return (
    <p className={styles.meaning}>
      {paidAt ? countText(copy.late.paid, days, { amount }) : countText(copy.late.owed, days, { amount })}
    </p>
  )
}

/** The time, and the reference number. */
function Reference({ facts, context: { locale } }: OrderViewProps) {
  const { order, payment } = facts
  const copy = wordsOf('orders')[locale]
  const reference = payment?.transactionId ?? order.id
  return (
    <p className={styles.reference}>
      <span data-live="when">
        <When at={order.placedAt} locale={locale} />
      </span>
      <span>
        {payment ? copy.transaction : copy.number} <b className={styles.number}>{reference}</b>
      </span>
      <Behaviour start={startCopying} when="idle" props={{ text: reference, done: copy.copy.done }}>
        <template>
          <Button type="button" variant="quiet" text={copy.copy.label} />
        </template>
      </Behaviour>
    </p>
  )
}
