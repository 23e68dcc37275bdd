import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { amountInWords } from '../../money/amount-in-words.ts'
import { formatWithPaise, moneyParts } from '../../money/money.ts'
import { payCopy } from '../pay/pay-copy.ts'
import styles from './cost-lines.module.css'
import { taxedFee } from './fee-tax.ts'
import { receiptCopy } from './receipt-copy.ts'

interface CostLinesProps {
  /** 'Electricity Bill Payment, BESCOM' */
  readonly what: string
  readonly amountPaise: number
  readonly feePaise: number
  readonly totalPaise: number
  readonly paidAt: Date
  readonly locale: Locale
}

/** What was paid, line by line, and what it makes in figures and in words. */
export function CostLines(props: CostLinesProps): ReactNode {
  const { what, amountPaise, totalPaise, locale } = props
  const copy = receiptCopy[locale]
  return (
    <div>
      <table className={styles.lines}>
        <caption>{copy.items}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Line label={what} paise={amountPaise} />
          <FeeLines {...props} />
        </tbody>
        <tfoot>
          <Line label={payCopy[locale].total} paise={totalPaise} symbol={moneyParts(0, locale).symbol} />
        </tfoot>
      </table>
      <p className={styles.words}>
        {copy.inWords}: <strong>{amountInWords(totalPaise, locale)}</strong>
      </p>
    </div>
  )
}

function FeeLines({ feePaise, paidAt, locale }: CostLinesProps): ReactNode {
  if (feePaise === 0) return null
  const copy = receiptCopy[locale]
  const { basePaise, taxPaise, rateBps } = taxedFee(feePaise, paidAt)
  return (
    <>
      <Line label={copy.feeBase} paise={basePaise} />
      <Line label={copy.feeTax(String(rateBps / 100))} paise={taxPaise} />
    </>
  )
}

interface LineProps {
  readonly label: string
  readonly paise: number
  /** The heading names the currency of the lines; a total is read alone. */
  readonly symbol?: string
}

function Line({ label, paise, symbol = '' }: LineProps): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {symbol}
        {formatWithPaise(paise)}
      </td>
    </tr>
  )
}
