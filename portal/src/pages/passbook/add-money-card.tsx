import { type LimitLeft, minimumTopUpPaise } from '@chowk/services'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { formatPaise } from '../../money/money.ts'
import type { CustomerContext } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatFirstDayAfter } from '../account/dates.ts'
import { AccountForm } from '../account/form/account-form.island.tsx'
import type { MoneyWish } from './add-money.ts'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'

interface AddMoneyCardProps {
  readonly context: CustomerContext
  readonly limit: LimitLeft
  readonly wish: MoneyWish
}

export function AddMoneyCard({ context, limit, wish }: AddMoneyCardProps): ReactNode {
  const { locale, csrfToken, services } = context
  const copy = passbookCopy[locale]
  const money = (paise: number) => formatPaise(paise, locale)
  const limitText = copy.limitText(
    money(limit.limitPaise),
    money(limit.usedPaise),
    formatFirstDayAfter(limit.month, locale),
  )
  if (!services.wallet.canAddMoney)
    return (
      <Card title={copy.addMoney}>
        <Notice title={copy.noSource}>
          <p>{copy.noSourceText}</p>
        </Notice>
      </Card>
    )
  if (limit.leftPaise < minimumTopUpPaise)
    return (
      <Card title={copy.addMoney}>
        <Notice tone="warning" title={copy.limitReached}>
          <p>{limitText}</p>
        </Notice>
      </Card>
    )
  return (
    <Card title={copy.addMoney}>
      <Island
        component={AccountForm}
        when="interaction"
        props={{
          locale,
          csrfToken,
          action: href('/passbook', locale),
          fields: [
            {
              kind: 'text',
              name: 'amount',
              label: copy.amount,
              hint: copy.leftThisMonth(money(limit.leftPaise)),
              inputMode: 'decimal',
              value: wish.amount,
              rules: [
                {
                  minPaise: minimumTopUpPaise,
                  maxPaise: limit.leftPaise,
                  messages: copy.amountFaults(money(limit.leftPaise)),
                },
              ],
            },
          ],
          errors: wish.errors,
          submit: copy.addMoney,
          hidden: { submission: wish.submission },
        }}
      />
      <p className={styles.small} data-live="limit">
        {limitText}
      </p>
      {services.paymentSandbox.isSandbox && <p className={styles.small}>{copy.sandbox}</p>}
    </Card>
  )
}
