import { dayInIndia, feeGst, ruleOn } from '@chowk/catalog'
import { taxSale } from '../../../calculators/gst.ts'

export interface TaxedFee {
  readonly basePaise: number
  readonly taxPaise: number
  readonly rateBps: number
}

/** The fee as charged contains its tax, at the rate of the day in India. Base and tax make the fee to the paisa. */
export function taxedFee(feePaise: number, paidAt: Date): TaxedFee {
  const rule = ruleOn(feeGst, dayInIndia(paidAt.getTime()))
  const { rateBps } = (rule.isInForce ? rule.row : rule.latest).value
  // Whether it is one tax or two halves depends on the customer's state, which nobody asked for.
  const { netPaise, taxPaise } = taxSale({
    amountPaise: feePaise,
    rateBps,
    isInclusive: true,
    supply: 'between-states',
  })
  return { basePaise: netPaise, taxPaise, rateBps }
}
