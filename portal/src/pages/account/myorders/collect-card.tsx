import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import type { WithContext } from '../../../page/page.ts'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import styles from './order.module.css'
import type { Collect } from './outcome.ts'
import { startUpiApps } from './upi-apps.behaviour.ts'

/** Each app has its own URL scheme; with the last one the phone offers a choice. */
const upiApps = [
  { id: 'phonepe', name: 'PhonePe', scheme: 'phonepe://pay' },
  { id: 'gpay', name: 'Google Pay', scheme: 'tez://upi/pay' },
  { id: 'paytm', name: 'Paytm', scheme: 'paytmmp://pay' },
  { id: 'bhim', name: 'BHIM', scheme: 'bhim://pay' },
  { id: 'other', name: undefined, scheme: 'upi://pay' },
] as const

/**
 * How to pay by UPI: with an app on this phone, or with another phone by the code; the time limit; a warning. A UPI
 * id is only asked for in the sandbox: since 28 February 2026 most merchants may not (NPCI ended UPI Collect).
 */
export function CollectCard(props: WithContext<{ collect: Collect; orderId: string }>) {
  const { collect, orderId, context } = props
  const { locale, query, services } = context
  const { isSandbox } = services.paymentSandbox
  const own = `/myorders/${orderId}`
  const self = href(own, locale)
  const copy = wordsOf('orders')[locale].collect
  const time = formatClock(collect.expiresAt, locale)
  return (
    <Card tone="raised">
      <div className={styles.ways}>
        <p className={styles.onPhone}>{copy.how}</p>
        <p className={styles.atDesk}>{copy.scan}</p>
        <QrCode text={collect.upiLink} label={copy.code} />
        <Behaviour start={startUpiApps} when="load" props={{}}>
          <ul className={styles.apps} aria-label={copy.apps}>
            {upiApps.map(({ id, name, scheme }) => (
              <li key={id}>
                <ButtonLink
                  variant="secondary"
                  data-upi-app={id}
                  href={collect.upiLink.replace('upi://pay', scheme)}
                  text={name ?? copy.otherApp}
                />
              </li>
            ))}
          </ul>
        </Behaviour>
        <p className={styles.lead}>
          <span className={styles.scripted}>
            {copy.left}{' '}
            <strong
              className={styles.clock}
              role="timer"
              data-until={collect.expiresAt.toISOString()}
              data-ends-soon={fill(copy.endsSoon, { time })}
            />{' '}
            ·{' '}
          </span>
          {fill(copy.lead, { time })} <span className={styles.scripted}>{copy.goesOn}</span>
          <span className={styles.byHand}>{copy.continueByHand}</span>
        </p>
        {isSandbox && (
          <div className={styles.onPhone}>
            <ButtonLink href={href(collect.approvalUrl, locale)} text={copy.sandbox} />
          </div>
        )}
      </div>
      <p className={styles.collectAnswer} data-look-answer>
        {query.paid !== undefined && copy.notYetByHand}
        {query.asked &&
          services.paymentSandbox.holderOf(query.asked) &&
          fill(copy.asked, { upiId: query.asked })}
        {query.cancel !== undefined && fill(copy.notCancelled, { time })}
      </p>
      <div className={styles.ends}>
        <ButtonLink
          variant="secondary"
          href={`${self}?paid=1`}
          data-look-now={copy.checking}
          data-not-yet={copy.notYet}
          data-lost={copy.lost}
          text={copy.paid}
        />
        <details className={styles.cancel}>
          <summary>{copy.wantToCancel}</summary>
          <p className={styles.note}>
            <strong>{copy.cancelAsked}</strong> {copy.cancelNote}
          </p>
          <Actions>
            <ButtonForm context={context} path={own} do="cancel" variant="secondary" text={copy.cancel} />
            <ButtonLink variant="quiet" href={self} text={copy.keep} />
          </Actions>
        </details>
        {isSandbox && (
          <>
            <div className={styles.atDesk}>
              <ButtonLink
                variant="quiet"
                href={href(collect.approvalUrl, locale)}
                text={copy.sandboxAtDesk}
              />
            </div>
            <ButtonLink variant="quiet" href={`${self}/upi`} text={copy.byUpiId} />
          </>
        )}
      </div>
      {isSandbox && <p className={styles.note}>{copy.sandboxNote}</p>}
    </Card>
  )
}
