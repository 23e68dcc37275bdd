import type { ReactNode } from 'react'
import { moneyParts } from '../money/money.ts'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

/** Whether amounts that stand under each other must leave room for paise. */
export const havePaise = (amountsPaise: readonly number[]): boolean =>
  amountsPaise.some(paise => moneyParts(paise).paise !== '00')

interface ColumnAmountProps {
  readonly paise: number
  /** Others of the column have paise: the rupees of all stand under each other. */
  readonly besidePaise: boolean
  /** What comes in has a plus. */
  readonly signed?: boolean
}

/** An amount in a column whose heading names the currency, written as everywhere: whole rupees without zeros. */
export function ColumnAmount({ paise, besidePaise, signed = false }: ColumnAmountProps): ReactNode {
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
