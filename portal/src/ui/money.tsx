import { type Locale, moneyParts } from '@chowk/catalog'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

interface MoneyProps {
  readonly paise: number
  readonly locale?: Locale
  /** 'large' for the one amount a page is about. */
  readonly size?: 'text' | 'large'
}

/** An amount in rupees, then paise if there are any, with digits of one width. */
export function Money({ paise, locale, size = 'text' }: MoneyProps) {
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

/** Whether amounts in a column must leave room for paise. */
export const havePaise = (amountsPaise: readonly number[]): boolean =>
  amountsPaise.some(paise => moneyParts(paise).paise !== '00')

interface ColumnAmountProps {
  readonly paise: number
  /** Others of the column have paise, so the rupees of all must be aligned. */
  readonly besidePaise: boolean
  /** Credits have a plus sign. */
  readonly signed?: boolean
}

/** An amount in a column whose heading names the currency: whole rupees without zeros, as elsewhere. */
export function ColumnAmount({ paise, besidePaise, signed = false }: ColumnAmountProps) {
  const parts = moneyParts(paise)
  const isWhole = parts.paise === '00'
  return (
    <>
      {signed && paise > 0 ? '+' : parts.sign}
      {parts.rupees}
      {(!isWhole || besidePaise) && (
        <span className={classNames(styles.inColumn, isWhole && styles.unseen)}>.{parts.paise}</span>
      )}
    </>
  )
}
