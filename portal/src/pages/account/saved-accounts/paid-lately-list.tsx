/** Beside the saved accounts those that were paid and not saved: the home page offers both, so both stand here. */
import { billerName, findBiller, payeeIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../../page/page.ts'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { Monogram } from '../../../ui/monogram.tsx'
import { Section } from '../../../ui/section.tsx'
import { wishOf } from '../myorders/wish-of.ts'
import { LastPaid } from './last-paid.tsx'
import type { PaidLately } from './paid-lately.ts'
import styles from './saved-accounts.module.css'
import { savedCopy } from './saved-copy.ts'

interface PaidLatelyListProps {
  readonly lately: readonly PaidLately[]
  readonly context: CustomerContext
}

export function PaidLatelyList({ lately, context: { locale, csrfToken } }: PaidLatelyListProps): ReactNode {
  const copy = savedCopy[locale]
  const canSave = lately.some(({ payment }) => payment && findBiller(payment.billerId))
  return (
    <Section title={copy.lately} lead={canSave && copy.latelyText}>
      <ul className={styles.accounts}>
        {lately.map(({ order, payment }) => {
          const biller = payment && findBiller(payment.billerId)
          const name = biller ? billerName(biller, locale) : payeeIn(locale, order.provider)
          const own = href(`/myorders/${order.id}`, locale)
          return (
            <li key={order.id}>
              <Card>
                <div className={styles.account}>
                  <Monogram name={order.provider} locale={locale} />
                  <div className={styles.what}>
                    <h3 className={styles.name}>{name}</h3>
                    <p className={styles.note}>{order.account}</p>
                    <LastPaid
                      orderId={order.id}
                      at={order.placedAt}
                      amountPaise={order.amountPaise}
                      locale={locale}
                    />
                  </div>
                  <Actions>
                    {(biller ?? wishOf(order)) && (
                      <ButtonForm action={own} csrfToken={csrfToken}>
                        <Button variant="secondary" name="do" value="pay-again">
                          {copy.payAgain(name.replace(/ \(.*\)$/, ''))}
                        </Button>
                      </ButtonForm>
                    )}
                    {biller && (
                      <ButtonForm action={own} csrfToken={csrfToken}>
                        <Button variant="quiet" name="do" value="save">
                          {copy.save}
                        </Button>
                      </ButtonForm>
                    )}
                  </Actions>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
