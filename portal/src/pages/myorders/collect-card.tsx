import type { BillPayment } from '@chowk/services'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Actions, ButtonForm } from '../../ui/form.tsx'
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
  readonly context: CustomerContext
}

/** How the money is brought by UPI: the code for the phone in the other hand, or the app on this phone. */
export function CollectCard({ collect, isSandbox, self, context }: CollectCardProps): ReactNode {
  const { locale, query, csrfToken } = context
  const copy = ordersCopy[locale].collect
  return (
    <Card tone="raised">
      <div className={styles.ways}>
        <div className={styles.scan}>
          <QrCode text={collect.upiLink} label={copy.code} />
          <p className={styles.note}>{copy.scan}</p>
        </div>
        <Actions>
          <span className={styles.open}>
            <ButtonLink href={collect.upiLink} wide>
              {copy.open}
            </ButtonLink>
          </span>
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
      </div>
      <p className={styles.answer} data-look-answer>
        {query.paid !== undefined && copy.notYetByHand}
        {query.cancel !== undefined && copy.notCancelled(formatClock(collect.expiresAt, locale))}
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
      <div className={styles.cancel}>
        <ButtonForm action={self} csrfToken={csrfToken}>
          <span className={styles.note}>{copy.cancelNote}</span>
          <Button variant="quiet" name="do" value="cancel">
            {copy.cancel}
          </Button>
        </ButtonForm>
      </div>
    </Card>
  )
}
