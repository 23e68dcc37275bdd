import { dayInIndia, feeGst, moneyParts, ruleOn } from '@chowk/catalog'
import type { Cost } from '@chowk/services'
import { taxSale } from '../../../calculators/arithmetic/gst.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { amountInWords } from '../../../money/amount-in-words.ts'
import type { WithLocale } from '../../../page/page.ts'
import styles from './receipt.module.css'

interface CostLinesProps extends WithLocale<Cost> {
  /** 'Electricity Bill Payment, BESCOM' */
  readonly what: string
  readonly paidAt: Date
}

interface CostLine {
  readonly label: string
  readonly paise: number
}

/** The cost, line by line, and the total in figures and in words. */
export function CostLines(props: CostLinesProps) {
  const { what, amountPaise, totalPaise, locale } = props
  const copy = wordsOf('receipt')[locale]
  const lines: readonly CostLine[] = [{ label: what, paise: amountPaise }, ...feeLines(props)]
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
          {lines.map(({ label, paise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toThePaisa(paise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{wordsOf('pay')[locale].total}</th>
            <td>
              {/* The heading names the currency of the lines; a total is read alone. */}
              {moneyParts(0, locale).symbol}
              {toThePaisa(totalPaise)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.words}>
        {copy.inWords}: <strong>{amountInWords(totalPaise, locale)}</strong>
      </p>
    </div>
  )
}

/** Two decimals, also for whole rupees, so that all lines of a receipt are aligned. */
function toThePaisa(amountPaise: number): string {
  const { rupees, paise } = moneyParts(amountPaise)
  return `${rupees}.${paise}`
}

function feeLines({ feePaise, paidAt, locale }: CostLinesProps): readonly CostLine[] {
  if (feePaise === 0) return []
  const copy = wordsOf('receipt')[locale]
  const { basePaise, taxPaise, rateBps } = taxedFee(feePaise, paidAt)
  return [
    { label: copy.feeBase, paise: basePaise },
    { label: fill(copy.feeTax, { rate: String(rateBps / 100) }), paise: taxPaise },
  ]
}

/** The fee includes its tax, at the rate of the day in India. Base and tax add up to the fee exactly. */
export function taxedFee(feePaise: number, paidAt: Date) {
  const rule = ruleOn(feeGst, dayInIndia(paidAt.getTime()))
  const { rateBps } = (rule.isInForce ? rule.row : rule.latest).value
  // Whether it is one tax or two halves depends on the customer's state, which is not known.
  const { netPaise, taxPaise } = taxSale({
    amountPaise: feePaise,
    rateBps,
    isInclusive: true,
    supply: 'between-states',
  })
  return { basePaise: netPaise, taxPaise, rateBps }
}
