import { gratuityRules, rowToday } from '@chowk/catalog'
import { formatBrief } from '../../money/money.ts'
import { Decimal } from '../arithmetic/decimal.ts'
import { choice, integer, money } from '../form/fields.ts'
import { count, figure, type Note, textValue, toPaisa, toRupee } from '../outcome/outcome.ts'
import { durationText, terms, yearLabel } from '../outcome/terms.ts'
import { calculation } from './calculation.ts'

/**
 * Gratuity, under the Code on Social Security, 2020 (in force since 21 November 2025; before it the Payment of Gratuity
 * Act, 1972, with the same formula).
 *
 *   covered by the law:       last monthly wage × 15 ÷ 26 × years      more than six months count as a year
 *   fixed-term employment:    the same, with every month counting as a twelfth of a year
 *   not covered by the law:   last monthly wage × 15 ÷ 30 × years      completed years only
 *
 * Due after five years of service (one year in fixed-term employment), without that wait on death or disablement; see
 * `dueAfter` for the last months of the fifth year.
 * Rounding: to the paisa.
 */
const { ceilingPaise, yearsNeeded, yearsNeededFixedTerm } = rowToday(gratuityRules).value

export type Employment = 'covered' | 'fixed-term' | 'not-covered'

interface Service {
  /** Basic pay and dearness allowance of the last month. */
  readonly monthlyWagePaise: number
  readonly years: number
  /** Months beyond the full years, 0 to 11. */
  readonly months: number
  readonly employment: Employment
}

interface Gratuity {
  readonly gratuityPaise: number
  /** What the formula gives before the ceiling; an employer may pay it. */
  readonly beforeCeilingPaise: number
  readonly countedMonths: number
  /** Whether the length of service is enough by itself; 'disputed' where High Courts differ. */
  readonly due: 'yes' | 'no' | 'disputed'
}

export function gratuityFor({ monthlyWagePaise, years, months, employment }: Service): Gratuity {
  const countedMonths = 12 * years + countedBeyondYears(employment, months)
  const daysInMonth = employment === 'not-covered' ? 30 : 26
  const beforeCeilingPaise = Decimal.of(monthlyWagePaise)
    .times(15 * countedMonths)
    .over(12 * daysInMonth)
    .round()
  return {
    gratuityPaise: Math.min(beforeCeilingPaise, ceilingPaise),
    beforeCeilingPaise,
    countedMonths,
    due: dueAfter(years, months, employment),
  }
}

/**
 * 240 days worked in a year (190 in a week of fewer than six days) count as a year of continuous service. The Madras
 * High Court let them complete the fifth year (Mettur Beardsell, 1996); the Andhra Pradesh High Court had not.
 */
function dueAfter(years: number, months: number, employment: Employment): Gratuity['due'] {
  if (years >= (employment === 'fixed-term' ? yearsNeededFixedTerm : yearsNeeded)) return 'yes'
  const isNearlyFive = employment === 'covered' && years === yearsNeeded - 1 && months >= 7
  return isNearlyFive ? 'disputed' : 'no'
}

function countedBeyondYears(employment: Employment, months: number): number {
  if (employment === 'fixed-term') return months
  return employment === 'covered' && months > 6 ? 12 : 0
}

export const gratuity = calculation({
  fields: {
    wage: money('Last basic pay and DA each month', 'अंतिम मासिक मूल वेतन और महँगाई भत्ता', {
      initial: 50_000,
      min: 1_000,
      max: 1_00_00_000,
    }),
    years: integer('Full years of service', 'सेवा के पूरे साल', { initial: 10, min: 0, max: 50 }),
    months: integer('and months', 'और महीने', { initial: 0, min: 0, max: 11 }),
    employment: choice('Your employment', 'आपकी नौकरी', [
      {
        value: 'covered',
        label: {
          en: 'Permanent, employer with 10 or more people',
          hi: 'स्थायी, नियोक्ता के पास 10 या ज़्यादा कर्मचारी',
        },
      },
      { value: 'fixed-term', label: { en: 'Fixed-term contract', hi: 'निश्चित अवधि का अनुबंध' } },
      {
        value: 'not-covered',
        label: { en: 'Employer outside the law', hi: 'क़ानून के दायरे से बाहर का नियोक्ता' },
      },
    ]),
  },
  compute({ wage, years, months, employment }) {
    const service: Service = { monthlyWagePaise: wage, years, months, employment }
    const result = gratuityFor(service)
    const { en, hi } = durationText(result.countedMonths)
    const longer = Array.from({ length: 11 }, (_, index) => {
      const afterYears = Math.max(years, 1) + index
      return { afterYears, paise: gratuityFor({ ...service, years: afterYears, months: 0 }).gratuityPaise }
    })
    return {
      headline: figure('Gratuity', 'ग्रेच्युटी', toPaisa(result.gratuityPaise)),
      figures: [
        figure('Service counted', 'गिनी गई सेवा', textValue(en, hi)),
        figure(
          'For each year of service',
          'सेवा के हर साल के लिए',
          toPaisa(gratuityFor({ ...service, years: 1, months: 0 }).beforeCeilingPaise),
        ),
      ],
      notes: [...dueNotes(result.due, employment), ...(isCut(result) ? [overTheCeiling] : [])],
      charts: [
        {
          kind: 'columns',
          title: { en: 'If you stay longer, at today’s pay', hi: 'ज़्यादा साल रुकने पर, आज के वेतन पर' },
          series: [{ en: 'Gratuity', hi: 'ग्रेच्युटी' }],
          columns: longer.map(({ afterYears, paise }) => ({ label: yearLabel(afterYears), paise: [paise] })),
        },
      ],
      tables: [
        {
          caption: { en: 'Gratuity by the year you leave', hi: 'छोड़ने के साल के अनुसार ग्रेच्युटी' },
          columns: [terms.year, { en: 'Gratuity', hi: 'ग्रेच्युटी' }],
          rows: longer.map(({ afterYears, paise }) => [count(afterYears), toRupee(paise)]),
        },
      ],
    }
  },
})

const isCut = ({ beforeCeilingPaise }: { beforeCeilingPaise: number }): boolean =>
  beforeCeilingPaise > ceilingPaise

function dueNotes(due: ReturnType<typeof gratuityFor>['due'], employment: Service['employment']): Note[] {
  if (due === 'yes') return []
  return [due === 'disputed' ? disputed : notYetDue(employment)]
}

const disputed: Note = {
  tone: 'warning',
  text: {
    en: 'Five years are not complete. If you worked 240 days in the fifth year (190 where the week has fewer than six days), the Madras High Court counted it as a full one; other courts asked for five whole years. Your employer may refuse; the competent authority under the law then decides.',
    hi: 'पाँच साल पूरे नहीं हुए। पाँचवें साल में 240 दिन काम किया हो (छह दिन से छोटे सप्ताह में 190), तो मद्रास उच्च न्यायालय ने उसे पूरा साल माना; दूसरे न्यायालयों ने पूरे पाँच साल ज़रूरी माने। नियोक्ता मना कर सकता है; तब फ़ैसला क़ानून के अनुसार सक्षम प्राधिकारी करता है।',
  },
}

function notYetDue(employment: Service['employment']): Note {
  const isFixedTerm = employment === 'fixed-term'
  return {
    tone: 'warning',
    text: {
      en: isFixedTerm
        ? 'On a fixed-term contract gratuity is due after one year. This amount would be due only on death or disablement.'
        : 'Gratuity is due after five years of continuous service. Before that this amount is due only on death or disablement.',
      hi: isFixedTerm
        ? 'निश्चित अवधि के अनुबंध पर ग्रेच्युटी एक साल बाद मिलती है। उससे पहले यह रकम केवल मृत्यु या दिव्यांगता पर मिलती है।'
        : 'ग्रेच्युटी लगातार पाँच साल की सेवा के बाद मिलती है। उससे पहले यह रकम केवल मृत्यु या दिव्यांगता पर मिलती है।',
    },
  }
}

const overTheCeiling: Note = {
  tone: 'info',
  text: {
    en: `The formula gives more than ${formatBrief(ceilingPaise)}, the most the law makes an employer pay and the most that is free of tax. Your employer may pay more.`,
    hi: `सूत्र से रकम ${formatBrief(ceilingPaise, 'hi')} से ज़्यादा आती है; क़ानून के अनुसार इतना ही देना अनिवार्य है और इतना ही करमुक्त है। नियोक्ता चाहे तो ज़्यादा दे सकता है।`,
  },
}
