import { rentExemption } from '../../../calculators/house-rent.ts'
import { choice, money } from '../form/fields.ts'
import { exact, type Note } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'

export const hra = calculation({
  fields: {
    basic: money({
      label: { en: 'Basic pay each month', hi: 'मासिक मूल वेतन' },
      initial: 50_000,
      min: 1,
      max: 1_00_00_000,
    }),
    da: money({
      label: { en: 'Dearness allowance each month', hi: 'मासिक महँगाई भत्ता' },
      hint: {
        en: 'Only the part that counts for retirement',
        hi: 'केवल वह हिस्सा जो सेवानिवृत्ति लाभ में गिना जाता है',
      },
      initial: 0,
      min: 0,
      max: 1_00_00_000,
      optional: true,
    }),
    allowance: money({
      label: { en: 'HRA received each month', hi: 'मासिक एचआरए' },
      initial: 25_000,
      min: 0,
      max: 1_00_00_000,
    }),
    rent: money({
      label: { en: 'Rent paid each month', hi: 'मासिक किराया' },
      initial: 22_000,
      min: 0,
      max: 1_00_00_000,
    }),
    city: choice({
      label: { en: 'City you rent in', hi: 'किराए का शहर' },
      options: [
        {
          value: 'metro',
          label: { en: 'Delhi, Mumbai, Kolkata or Chennai', hi: 'दिल्ली, मुंबई, कोलकाता या चेन्नई' },
        },
        { value: 'other', label: { en: 'Anywhere else', hi: 'कोई और शहर' } },
      ],
    }),
  },
  compute({ basic, da, allowance, rent, city }) {
    const salary = basic + da
    const year = { salaryPaise: salary * 12, allowancePaise: allowance * 12, rentPaise: rent * 12, city }
    const { limits, exemptPaise, taxablePaise } = rentExemption(year)
    const share = city === 'metro' ? 50 : 40
    const rows = [
      [{ en: 'HRA received', hi: 'मिला एचआरए' }, limits.allowancePaise],
      [{ en: 'Rent less 10% of salary', hi: 'किराया घटा वेतन का 10%' }, limits.rentOverTenthPaise],
      [{ en: `${share}% of salary`, hi: `वेतन का ${share}%` }, limits.salarySharePaise],
    ] as const
    return {
      headline: { label: { en: 'Free of tax in a year', hi: 'साल में करमुक्त' }, value: exact(exemptPaise) },
      figures: [
        { label: { en: 'Taxed in a year', hi: 'साल में कर योग्य' }, value: exact(taxablePaise) },
        { label: { en: 'HRA in a year', hi: 'साल का एचआरए' }, value: exact(year.allowancePaise) },
        { label: { en: 'Rent in a year', hi: 'साल का किराया' }, value: exact(year.rentPaise) },
      ],
      notes: year.rentPaise > 1_00_000_00 ? [landlordPan] : [],
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
          caption: { en: 'The least of three is free of tax', hi: 'तीनों में सबसे कम राशि करमुक्त है' },
          columns: [
            { en: 'Limit', hi: 'सीमा' },
            { en: 'A year', hi: 'सालाना' },
          ],
          rows: rows.map(([text, paise]) => [{ text }, exact(paise)]),
        },
      ],
    }
  },
})

const landlordPan: Note = {
  tone: 'info',
  text: {
    en: 'Your rent is over Rs. 1,00,000 a year: your employer will ask for your landlord’s PAN.',
    hi: 'आपका किराया साल में ₹1,00,000 से ज़्यादा है: नियोक्ता मकान मालिक का पैन माँगेगा।',
  },
}
