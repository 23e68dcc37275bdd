import { type Bilingual, dateText, gstRates, rowToday, tobaccoGst } from '@chowk/catalog'
import { taxSale } from '../arithmetic/gst.ts'
import { choice, money } from '../form/fields.ts'
import { type Figure, figure, percentage, toPaisa } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'

const central = { en: 'CGST', hi: 'CGST' }
const state = { en: 'SGST', hi: 'SGST' }
const integrated = { en: 'IGST', hi: 'IGST' }
const net = { en: 'Price before GST', hi: 'GST से पहले क़ीमत' }
const gross = { en: 'Price with GST', hi: 'GST सहित क़ीमत' }

const ratesNow = rowToday(gstRates).value.ratesBps
const mostUsedFirst = [1800, 500, 4000, 300, 150, 25, 0].filter(bps => ratesNow.includes(bps))

/** Older invoices still have rates that ended. */
const endedRates = gstRates.rows.flatMap(({ value, until }) =>
  until ? value.ratesBps.filter(bps => !ratesNow.includes(bps)).map(bps => ({ bps, until })) : [],
)

function endedNote(bps: number, until: NonNullable<(typeof endedRates)[number]>['until']): Bilingual {
  const end = dateText(until)
  const tobacco = tobaccoGst.rows.find(row => row.value.rateBps === bps && row.until)?.until
  if (!tobacco) return { en: ` (until ${end.en})`, hi: ` (${end.hi} तक)` }
  const later = dateText(tobacco)
  return {
    en: ` (until ${end.en}; tobacco and pan masala until ${later.en})`,
    hi: ` (${end.hi} तक; तंबाकू और पान मसाला ${later.hi} तक)`,
  }
}

const rateOptions = [
  ...mostUsedFirst.map(bps => ({ bps, note: { en: '', hi: '' } })),
  ...endedRates.map(({ bps, until }) => ({ bps, note: endedNote(bps, until) })),
]

export const gst = calculation({
  fields: {
    amount: money('Price', 'क़ीमत', { initial: 10_000, min: 0.01, max: 100_00_00_000 }),
    rate: choice(
      'GST rate',
      'GST दर',
      rateOptions.map(({ bps, note }) => ({
        value: String(bps / 100),
        label: { en: `${bps / 100}%${note.en}`, hi: `${bps / 100}%${note.hi}` },
      })),
    ),
    price: choice('This price is', 'यह क़ीमत है', [
      { value: 'before', label: { en: 'Before GST', hi: 'GST से पहले' } },
      { value: 'with', label: { en: 'With GST inside', hi: 'GST सहित' } },
    ]),
    supply: choice('Sold', 'बिक्री', [
      { value: 'within-state', label: { en: 'Within one state', hi: 'राज्य के भीतर' } },
      { value: 'between-states', label: { en: 'To another state', hi: 'दूसरे राज्य में' } },
    ]),
  },
  compute({ amount, rate, price, supply }) {
    const rateBps = Math.round(Number(rate) * 100)
    const sale = { amountPaise: amount, rateBps, isInclusive: price === 'with', supply }
    const taxed = taxSale(sale)
    const split: readonly (Figure & { paise: number })[] =
      supply === 'within-state'
        ? [
            { label: central, value: toPaisa(taxed.centralPaise), paise: taxed.centralPaise },
            { label: state, value: toPaisa(taxed.statePaise), paise: taxed.statePaise },
          ]
        : [{ label: integrated, value: toPaisa(taxed.integratedPaise), paise: taxed.integratedPaise }]
    const isInclusive = price === 'with'
    return {
      headline: isInclusive
        ? { label: net, value: toPaisa(taxed.netPaise) }
        : { label: gross, value: toPaisa(taxed.grossPaise) },
      figures: [
        isInclusive
          ? { label: gross, value: toPaisa(taxed.grossPaise) }
          : { label: net, value: toPaisa(taxed.netPaise) },
        figure('GST', 'GST', toPaisa(taxed.taxPaise)),
        ...split,
      ],
      charts: [
        {
          kind: 'parts',
          title: { en: 'What the price is made of', hi: 'क़ीमत किससे बनी है' },
          parts: [
            { label: net, paise: taxed.netPaise },
            ...split.map(({ label, paise }) => ({ label, paise })),
          ],
        },
      ],
      tables: [
        {
          caption: { en: 'The same price at every rate', hi: 'हर दर पर यही क़ीमत' },
          columns: [{ en: 'Rate', hi: 'दर' }, net, { en: 'GST', hi: 'GST' }, gross],
          rows: ratesNow.map(bps => {
            const at = taxSale({ ...sale, rateBps: bps })
            return [percentage(bps), toPaisa(at.netPaise), toPaisa(at.taxPaise), toPaisa(at.grossPaise)]
          }),
        },
      ],
    }
  },
})
