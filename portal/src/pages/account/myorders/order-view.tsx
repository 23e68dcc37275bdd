import type { ReactNode } from 'react'
import { AccountLayout, outcomeId } from '../../../account/account-layout.tsx'
import { Timeline } from '../../../account/timeline.tsx'
import { Behaviour } from '../../../islands/island.tsx'
import { watchPage } from '../../../live-page/page-watch.behaviour.ts'
import { amountInWords } from '../../../money/amount-in-words.ts'
import { formatPaise } from '../../../money/money.ts'
import { ReadingHelp } from '../../../reading-help/reading-help.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { SandboxNotice } from '../../paying/sandbox/sandbox-notice.tsx'
import { CollectCard } from './collect-card.tsx'
import { orderFacts } from './order-facts.tsx'
import { orderName } from './order-name.ts'
import { orderTones } from './order-state.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'
import { collectOf, isOpen, movedPaise } from './outcome.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { OutcomeHeading } from './outcome-heading.tsx'
import { paymentTimeline } from './payment-timeline.ts'
import { SaveAccount } from './save-account.tsx'

/** The parts that change while the order is pending are marked `data-live`. */
export function OrderView({ facts, context }: OrderViewProps): ReactNode {
  const { order, payment } = facts
  const collect = collectOf(payment)
  const { locale, services } = context
  const copy = ordersCopy[locale]
  return (
    <AccountLayout
      context={context}
      section="/myorders"
      title={orderName(order, locale)}
      heading={<OutcomeHeading facts={facts} context={context} />}
      current={order.id}
      isOutcome
    >
      <div className={styles.live} data-live="collect">
        {collect && (
          <CollectCard
            collect={collect}
            isSandbox={services.paymentSandbox.isSandbox}
            self={href(`/myorders/${order.id}`, locale)}
            context={context}
          />
        )}
      </div>
      <OutcomeCard facts={facts} context={context} />
      <ReadingHelp
        locale={locale}
        amount={formatPaise(movedPaise(facts), locale)}
        words={amountInWords(movedPaise(facts), locale)}
        reads={['main h1', `#${outcomeId}`]}
      />
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <Card title={payment ? copy.whatHappened : copy.history}>
        <div data-live="timeline">
          <Timeline
            locale={locale}
            steps={
              payment
                ? paymentTimeline(payment, facts.returns, locale)
                : order.history.map(({ state, at }) => ({
                    title: copy.states[state].name,
                    at,
                    tone: orderTones[state],
                  }))
            }
          />
        </div>
      </Card>
      <Card title={copy.about}>
        <div data-live="facts">
          <FactList facts={orderFacts(order, payment, locale)} />
        </div>
      </Card>
      <div className={classNames(styles.live, styles.asked)} data-live="save">
        <SaveAccount facts={facts} context={context} />
      </div>
      {payment && isOpen(facts) && <Behaviour start={watchPage} when="load" props={{}} />}
    </AccountLayout>
  )
}
