import type { BillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Actions } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { formatClock } from '../account/dates.ts'
import styles from './collect-card.module.css'
import { ordersCopy } from './orders-copy.ts'

interface CollectCardProps {
  readonly collect: NonNullable<BillPayment['collect']>
  readonly isSandbox: boolean
  /** The order's own page. */
  readonly self: string
  /** 'I have paid' was pressed, in a browser without scripts. */
  readonly wasAsked: boolean
  readonly locale: Locale
}

/** How the money is brought by UPI: the app on this phone, or the code for the phone in the other hand. */
export function CollectCard({ collect, isSandbox, self, wasAsked, locale }: CollectCardProps): ReactNode {
  const copy = ordersCopy[locale].collect
  return (
    <Card tone="raised">
      <div className={styles.ways}>
        <Actions>
          <ButtonLink href={collect.upiLink}>{copy.open}</ButtonLink>
          <ButtonLink
            variant="secondary"
            href={`${self}?paid=1`}
            data-look-now={copy.checking}
            data-not-yet={copy.notYet}
            data-lost={copy.lost}
          >
            {copy.paid}
          </ButtonLink>
          {isSandbox && (
            <ButtonLink variant="secondary" href={href(collect.approvalUrl, locale)}>
              {copy.sandbox}
            </ButtonLink>
          )}
        </Actions>
        <div className={styles.scan}>
          <QrCode text={collect.upiLink} label={copy.code} />
          <p className={styles.note}>{copy.scan}</p>
        </div>
      </div>
      <p className={styles.answer} data-look-answer>
        {wasAsked && copy.notYetByHand}
      </p>
      <p className={styles.lead}>
        <span className={styles.scripted}>
          {copy.left}{' '}
          <strong
            className={styles.clock}
            role="timer"
            data-until={collect.expiresAt.toISOString()}
            data-ends-soon={copy.endsSoon(formatClock(collect.expiresAt, locale))}
          />
          .{' '}
        </span>
        {copy.lead(formatClock(collect.expiresAt, locale))}{' '}
        <span className={styles.scripted}>{copy.goesOn}</span>
        <span className={styles.byHand}>{copy.goOnByHand}</span>
      </p>
      {isSandbox && <p className={styles.note}>{copy.sandboxNote}</p>}
    </Card>
  )
}
