import type { Balance } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatInText } from '../../money/money.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'

export function BalanceCard({
  balance,
  locale,
}: {
  readonly balance: Balance
  readonly locale: Locale
}): ReactNode {
  const { balancePaise, heldPaise, availablePaise } = balance
  const copy = passbookCopy[locale]
  return (
    <Card tone="raised" title={copy.balance}>
      <p className={styles.balance}>
        <Money paise={availablePaise} locale={locale} size="large" />
      </p>
      {balancePaise > 0 && (
        <p className={styles.small}>
          {heldPaise > 0 ? copy.setAside(formatInText(heldPaise, locale)) : copy.spendAll}
        </p>
      )}
    </Card>
  )
}
