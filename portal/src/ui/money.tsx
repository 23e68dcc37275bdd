import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { moneyParts } from '../money/money.ts'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

interface MoneyProps {
  readonly paise: number
  readonly locale?: Locale
  /** 'large' for the one amount a page is about. */
  readonly size?: 'text' | 'large'
}

/** An amount as people read it: rupees first, paise (where there are any) smaller, digits of one width. */
export function Money({ paise, locale, size = 'text' }: MoneyProps): ReactNode {
  const parts = moneyParts(paise, locale)
  return (
    <span className={classNames(styles.money, styles[size])}>
      {parts.sign}
      {parts.symbol}
      {parts.rupees}
      {parts.paise !== '00' && <span className={styles.paise}>.{parts.paise}</span>}
    </span>
  )
}
