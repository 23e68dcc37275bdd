import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import styles from './saved-accounts.module.css'
import { savedCopy } from './saved-copy.ts'

interface LastPaidProps {
  readonly orderId: string
  readonly at: Date
  readonly amountPaise: number
  readonly locale: Locale
}

export function LastPaid({ orderId, at, amountPaise, locale }: LastPaidProps): ReactNode {
  return (
    <p className={styles.note}>
      {savedCopy[locale].lastPaid}{' '}
      <a href={href(`/myorders/${orderId}`, locale)}>
        <When at={at} locale={locale} precision="day" />
      </a>
      , <Money paise={amountPaise} locale={locale} />
    </p>
  )
}
