/** /bbps/{id}: one dispute, from its first day to its end. */

import { billIn, formatPaise } from '@chowk/catalog'
import { type DisputeWithTimeline, disputeNoteText } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatDay } from '../../../account/dates.ts'
import { LiveState } from '../../../account/state-badge.tsx'
import { Timeline } from '../../../account/timeline.tsx'
import { writtenText } from '../../../account/written-text.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { watchPage } from '../../../live-page/page-watch.behaviour.ts'
import { customerPage, type WithContext } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DisputeStateBadge, disputeTones, disputeTypeName } from './dispute-state.tsx'
import styles from './disputes.module.css'

export const disputePage = customerPage<DisputeWithTimeline>({
  pattern: '/bbps/:id',
  query: ['now'],
  screenName: 'dispute',
  load: ({ services, session, params }) => services.disputes.byId(session.customer.id, params.id ?? ''),
  head: ({ id }, { locale }) => ({
    title: fill(wordsOf('disputes')[locale].disputeTitle, { id }),
    description: wordsOf('disputes')[locale].disputeDescription,
  }),
  View({ facts: dispute, context }) {
    const { locale, services } = context
    const copy = wordsOf('disputes')[locale]
    const { id, order, type, details, state, isClosed, refundedPaise, timeline } = dispute
    const refund =
      refundedPaise === undefined ? '' : fill(copy.refunded, { amount: formatPaise(refundedPaise, locale) })
    const meaning = `${copy.states[state].text} ${refund}`.trim()
    return (
      <AccountLayout
        context={context}
        section="/bbps"
        title={fill(copy.disputeTitle, { id })}
        current={id}
        notice={<DisputeNotice dispute={dispute} context={context} />}
      >
        <Card tone="raised">
          <p className={styles.state}>
            <LiveState isPending={!isClosed}>
              <DisputeStateBadge state={state} locale={locale} />
            </LiveState>
            <span data-live="meaning" data-says={`${copy.states[state].name}${fullStop[locale]} ${meaning}`}>
              {meaning}
            </span>
          </p>
          <FactList
            facts={[
              { label: copy.problem, value: disputeTypeName(type, locale) },
              {
                label: copy.payment,
                value: <a href={href(`/myorders/${order.id}`, locale)}>{billIn(locale, order.billerId)}</a>,
              },
              { label: copy.amount, value: <Money paise={order.amountPaise} locale={locale} /> },
              { label: copy.answerBy, value: isClosed ? undefined : formatDay(answerBy(dispute), locale) },
            ]}
          />
          {!isClosed && services.billers.isSandbox && <p className={styles.small}>{copy.inDemo}</p>}
          <div data-live="again">{isClosed && <ReopenForm orderId={order.id} locale={locale} />}</div>
        </Card>
        <Card title={copy.timeline}>
          <div data-live="timeline">
            <Timeline
              locale={locale}
              steps={timeline.map(step => ({
                title: copy.states[step.state].name,
                text: disputeNoteText(locale, step),
                at: step.at,
                tone: disputeTones[step.state],
              }))}
            />
          </div>
        </Card>
        {details !== '' && (
          <Card title={copy.youWrote}>
            <p className={styles.written}>{writtenText(details, locale)}</p>
          </Card>
        )}
        {!isClosed && <Behaviour start={watchPage} when="load" props={{}} />}
      </AccountLayout>
    )
  },
})

/** A closed dispute cannot be reopened: the customer raises another on the same payment, or contacts care. */
function ReopenForm({ orderId, locale }: { readonly orderId: string; readonly locale: Locale }) {
  const copy = wordsOf('disputes')[locale]
  const order = { order: orderId }
  return (
    <>
      <p className={styles.small}>{copy.notSolved}</p>
      <Actions>
        <ButtonLink variant="secondary" href={hrefWithQuery('/bbps', locale, order)} text={copy.raiseAgain} />
        <ButtonLink
          variant="quiet"
          href={hrefWithQuery('/care/contact', locale, order)}
          text={copy.askPerson}
        />
      </Actions>
    </>
  )
}

/** The grievance policy promises it. */
const answerWithinDays = 30

function answerBy({ raisedAt }: DisputeWithTimeline): Date {
  return new Date(raisedAt.getTime() + answerWithinDays * 24 * 60 * 60_000)
}

/** Confirms the form that led here. */
function DisputeNotice({ dispute, context }: WithContext<{ dispute: DisputeWithTimeline }>) {
  const { locale, query } = context
  const copy = wordsOf('disputes')[locale]
  if (query.now === 'raised')
    return (
      <Notice
        tone="success"
        title={fill(copy.raisedNow, { id: dispute.id })}
        text={fill(copy.raisedNowText, { day: formatDay(answerBy(dispute), locale) })}
        takesFocus
      />
    )
  if (query.now === 'already-open') return <Notice title={copy.openAlready} takesFocus />
  return null
}
