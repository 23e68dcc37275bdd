import type { Balance } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Money } from '../../../ui/money.tsx'
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
      {heldPaise > 0 ? (
        <FactList
          facts={[
            { label: copy.inEntries, value: <Money paise={balancePaise} locale={locale} /> },
            { label: copy.held, value: <Money paise={-heldPaise} locale={locale} /> },
            { label: copy.canSpend, value: <Money paise={availablePaise} locale={locale} /> },
          ]}
        />
      ) : (
        balancePaise > 0 && <p className={styles.small}>{copy.spendAll}</p>
      )}
    </Card>
  )
}
