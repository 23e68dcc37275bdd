import { dateText, gstRates, rowToday, tobaccoGst } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { taxSale } from '../arithmetic/gst.ts'
import { choice, choiceOf, money } from '../form/fields.ts'
import { percentage, toPaisa } from '../outcome/outcome.ts'
import { defineCalculation } from './calculation.ts'
import text from './gst-calculator.json' with { type: 'json' }

const ratesNow = rowToday(gstRates).value.ratesBps
const mostUsedFirst = [1800, 500, 4000, 300, 150, 25, 0].filter(bps => ratesNow.includes(bps))

const currentOptions = mostUsedFirst.map(bps => {
  const label = `${bps / 100}%`
  return { value: String(bps / 100), label: { en: label, hi: label } }
})

/** Older invoices still have rates that ended. */
const endedOptions = gstRates.rows.flatMap(({ value: { ratesBps }, until }) => {
  if (!until) return []
  return ratesBps
    .filter(bps => !ratesNow.includes(bps))
    .map(bps => {
      const tobaccoUntil = tobaccoGst.rows.find(row => row.value.rateBps === bps && row.until)?.until
      const rate = String(bps / 100)
      const label = tobaccoUntil
        ? fillBilingual(text.endedLaterForTobacco, {
            rate,
            end: dateText(until),
            tobaccoEnd: dateText(tobaccoUntil),
          })
        : fillBilingual(text.ended, { rate, end: dateText(until) })
      return { value: rate, label }
    })
})

export const calculation = defineCalculation({
  fields: {
    amount: money(text.amount, { initial: 10_000, min: 0.01, max: 100_00_00_000 }),
    rate: choiceOf(text.gstRate, [...currentOptions, ...endedOptions]),
    price: choice(text.price),
    supply: choice(text.supply),
  },
  compute({ amount, rate, price, supply }) {
    const isInclusive = price === 'with'
    const sale = { amountPaise: amount, rateBps: Math.round(Number(rate) * 100), isInclusive, supply }
    const { netPaise, taxPaise, grossPaise, centralPaise, statePaise, integratedPaise } = taxSale(sale)
    const net = { label: text.net, value: toPaisa(netPaise) }
    const gross = { label: text.gross, value: toPaisa(grossPaise) }
    const split =
      supply === 'within-state'
        ? [
            { label: text.central, paise: centralPaise },
            { label: text.state, paise: statePaise },
          ]
        : [{ label: text.integrated, paise: integratedPaise }]
    return {
      headline: isInclusive ? net : gross,
      figures: [
        isInclusive ? gross : net,
        { label: text.tax, value: toPaisa(taxPaise) },
        ...split.map(({ label, paise }) => ({ label, value: toPaisa(paise) })),
      ],
      charts: [{ kind: 'parts', title: text.parts, parts: [{ label: text.net, paise: netPaise }, ...split] }],
      tables: [
        {
          caption: text.everyRate,
          columns: [text.rate, text.net, text.tax, text.gross],
          rows: ratesNow.map(bps => {
            const at = taxSale({ ...sale, rateBps: bps })
            return [percentage(bps), toPaisa(at.netPaise), toPaisa(at.taxPaise), toPaisa(at.grossPaise)]
          }),
        },
      ],
    }
  },
})
