import { type Bilingual, formatPaise, type HouseRentRules, houseRent, rowOf } from '@chowk/catalog'
import { shareOf } from '../arithmetic/decimal.ts'
import { choice, money } from '../form/fields.ts'
import { taxYear } from '../form/tax-year.ts'
import { figure, type Note, toPaisa } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'

/** Delhi, Mumbai, Kolkata and Chennai; Bengaluru, Hyderabad, Pune and Ahmedabad; anywhere else. */
type City = 'metro' | 'added' | 'other'

export function cityShareBpsOf(city: City, rules: HouseRentRules): number {
  const isAtHalf = city === 'metro' || (city === 'added' && rules.halfSalaryCities === 8)
  return isAtHalf ? rules.cityShareBps : rules.elsewhereShareBps
}

interface Rent {
  /** All amounts for the same length of time. */
  readonly salaryPaise: number
  readonly allowancePaise: number
  readonly rentPaise: number
  /** How much of salary counts where they live. */
  readonly cityShareBps: number
}

interface RentExemption {
  readonly limits: {
    readonly allowancePaise: number
    readonly rentOverTenthPaise: number
    readonly salarySharePaise: number
  }
  readonly exemptPaise: number
  readonly taxablePaise: number
}

/**
 * How much of a house rent allowance (HRA) is free of income tax in the old regime: the least of
 *
 *   the allowance received,
 *   the rent paid less 10% of salary,
 *   50% of salary in the cities that the year's rule names, 40% elsewhere.
 *
 * Salary is basic pay and dearness allowance that counts for retirement. Rounding: to the paisa.
 */
export function rentExemption({ salaryPaise, allowancePaise, rentPaise, cityShareBps }: Rent): RentExemption {
  const limits = {
    allowancePaise,
    rentOverTenthPaise: Math.max(0, rentPaise - shareOf(salaryPaise, 1000)),
    salarySharePaise: shareOf(salaryPaise, cityShareBps),
  }
  const exemptPaise = Math.min(...Object.values(limits))
  return { limits, exemptPaise, taxablePaise: allowancePaise - exemptPaise }
}

export const hra = calculation({
  fields: {
    basic: money('Basic pay each month', 'मासिक मूल वेतन', { initial: 50_000, min: 1, max: 1_00_00_000 }),
    da: money('Dearness allowance each month', 'मासिक महँगाई भत्ता', {
      hint: {
        en: 'Only the part that counts for retirement',
        hi: 'केवल वह हिस्सा जो सेवानिवृत्ति लाभ में गिना जाता है',
      },
      initial: 0,
      min: 0,
      max: 1_00_00_000,
      optional: true,
    }),
    allowance: money('HRA received each month', 'मासिक एचआरए', { initial: 25_000, min: 0, max: 1_00_00_000 }),
    rent: money('Rent paid each month', 'मासिक किराया', { initial: 22_000, min: 0, max: 1_00_00_000 }),
    year: taxYear,
    city: choice('City you rent in', 'आप किस शहर में किराये पर रहते हैं', [
      {
        value: 'metro',
        label: { en: 'Delhi, Mumbai, Kolkata or Chennai', hi: 'दिल्ली, मुंबई, कोलकाता या चेन्नई' },
      },
      {
        value: 'added',
        label: { en: 'Bengaluru, Hyderabad, Pune or Ahmedabad', hi: 'बेंगलुरु, हैदराबाद, पुणे या अहमदाबाद' },
      },
      { value: 'other', label: { en: 'Anywhere else', hi: 'कोई और शहर' } },
    ]),
  },
  compute({ basic, da, allowance, rent, year: chosenYear, city }) {
    const { value: rules, unconfirmed } = rowOf(houseRent, ({ year }) => year === chosenYear)
    const cityShareBps = cityShareBpsOf(city, rules)
    const salary = basic + da
    const year = {
      salaryPaise: salary * 12,
      allowancePaise: allowance * 12,
      rentPaise: rent * 12,
      cityShareBps,
    }
    const { limits, exemptPaise, taxablePaise } = rentExemption(year)
    const atLowerShare = rentExemption({ ...year, cityShareBps: rules.elsewhereShareBps }).exemptPaise
    const share = cityShareBps / 100
    const rows = [
      [{ en: 'HRA received', hi: 'मिला एचआरए' }, limits.allowancePaise],
      [{ en: 'Rent less 10% of salary', hi: 'किराया घटा वेतन का 10%' }, limits.rentOverTenthPaise],
      [{ en: `${share}% of salary`, hi: `वेतन का ${share}%` }, limits.salarySharePaise],
    ] as const
    return {
      headline: figure('Free of tax in a year', 'साल में करमुक्त', toPaisa(exemptPaise)),
      figures: [
        figure('Taxed in a year', 'साल में कर योग्य', toPaisa(taxablePaise)),
        figure('HRA in a year', 'साल का एचआरए', toPaisa(year.allowancePaise)),
        figure('Rent in a year', 'साल का किराया', toPaisa(year.rentPaise)),
      ],
      notes: [
        ...(city === 'added' && unconfirmed ? [byTheDraft(unconfirmed, atLowerShare)] : []),
        ...(year.rentPaise > rules.landlordPanPaise ? [landlordNote(rules)] : []),
      ],
      charts: [
        {
          kind: 'parts',
          title: { en: 'Your HRA of a year', hi: 'आपका साल भर का एचआरए' },
          parts: [
            { label: { en: 'Free of tax', hi: 'करमुक्त' }, paise: exemptPaise },
            { label: { en: 'Taxed', hi: 'कर योग्य' }, paise: taxablePaise },
          ],
        },
      ],
      tables: [
        {
          caption: { en: 'The least of three is free of tax', hi: 'तीनों में सबसे कम रकम करमुक्त है' },
          columns: [
            { en: 'Limit', hi: 'सीमा' },
            { en: 'A year', hi: 'सालाना' },
          ],
          rows: rows.map(([text, paise]) => [{ text }, toPaisa(paise)]),
        },
      ],
    }
  },
})

function byTheDraft(unconfirmed: Bilingual, atLowerSharePaise: number): Note {
  return {
    tone: 'warning',
    text: {
      en: `${unconfirmed.en} At 40% it would be ${formatPaise(atLowerSharePaise)} a year.`,
      hi: `${unconfirmed.hi} 40% पर यह साल में ${formatPaise(atLowerSharePaise, 'hi')} होगा।`,
    },
  }
}

function landlordNote({ landlordPanPaise, form }: HouseRentRules): Note {
  const [limit, limitHindi] = [formatPaise(landlordPanPaise), formatPaise(landlordPanPaise, 'hi')]
  const asksRelation = form === '124'
  return {
    tone: 'info',
    text: {
      en: `Your rent is over ${limit} a year: your employer will ask for your landlord’s PAN${asksRelation ? ', and in Form 124 whether you are related' : ''}.`,
      hi: `आपका किराया साल में ${limitHindi} से ज़्यादा है: नियोक्ता मकान मालिक का पैन माँगेगा${asksRelation ? ', और फ़ॉर्म 124 में आपको यह भी बताना होगा कि वह आपका रिश्तेदार है या नहीं' : ''}।`,
    },
  }
}
