import { formatBrief } from '../../money/money.ts'
import { investMonthly } from '../arithmetic/monthly-investment.ts'
import { exitBand, pension, pensionRules } from '../arithmetic/pension-system.ts'
import { choice, integer, money, percent } from '../form/fields.ts'
import { figure, type Note, toRupee } from '../outcome/outcome.ts'
import { calculation } from './calculation.ts'
import { savingsOutcome } from './savings-outcome.ts'

const { minAnnuityShareBps, wholePaise, bandPaise, bandAtOncePaise, bandYears, exitAge } = pensionRules

export const nps = calculation({
  fields: {
    monthly: money('Contribution each month', 'हर महीने अंशदान', { initial: 5_000, min: 100, max: 10_00_000 }),
    age: integer('Your age (years)', 'आपकी उम्र (साल)', { initial: 30, min: 18, max: 74 }),
    exit: integer('Contribute until the age of', 'किस उम्र तक अंशदान', { initial: exitAge, min: 40, max: 75 }),
    return: percent('Expected return (% a year)', 'अनुमानित रिटर्न (% सालाना)', {
      hint: { en: 'A guess: the NPS is tied to the market', hi: 'यह अनुमान है: एनपीएस बाज़ार से जुड़ा है' },
      initial: 10,
      max: 20,
    }),
    sector: choice('You are', 'आप हैं', [
      { value: 'non-government', label: { en: 'Not a government employee', hi: 'ग़ैर-सरकारी सदस्य' } },
      { value: 'government', label: { en: 'A government employee', hi: 'सरकारी कर्मचारी' } },
    ]),
    annuity: percent('Share put into a pension (annuity) (%)', 'पेंशन (एन्युटी) में लगाया हिस्सा (%)', {
      hint: { en: 'At least 20%; government employees 40%', hi: 'कम से कम 20%; सरकारी कर्मचारी 40%' },
      initial: 40,
      max: 100,
    }),
    annuityRate: percent('Annuity rate (% a year)', 'एन्युटी दर (% सालाना)', { initial: 6, max: 12 }),
  },
  check({ monthly, return: annualReturnBps, age, exit, sector, annuity }) {
    if (exit <= age)
      return {
        field: 'exit',
        message: {
          en: '“Contribute until the age of” is not after your age today. Enter a later age, 75 at most.',
          hi: '“किस उम्र तक अंशदान” में लिखी उम्र आपकी आज की उम्र से ज़्यादा नहीं है। ज़्यादा उम्र लिखें, ज़्यादा से ज़्यादा 75।',
        },
      }
    const minShareBps = minAnnuityShareBps[sector]
    const savings = investMonthly({ monthlyPaise: monthly, annualReturnBps, years: exit - age })
    if (annuity < minShareBps && exitBand(savings.valuePaise) === 'annuity')
      return {
        field: 'annuity',
        message: {
          en: `“Share put into a pension (annuity) (%)” is below the ${minShareBps / 100}% that the rules ask of you. Raise it and calculate again.`,
          hi: `“पेंशन (एन्युटी) में लगाया हिस्सा (%)” नियमों के ${minShareBps / 100}% से कम है। इसे बढ़ाकर फिर से गणना करें।`,
        },
      }
    return undefined
  },
  compute({ monthly, age, exit, return: annualReturnBps, annuity, annuityRate }) {
    const investment = { monthlyPaise: monthly, annualReturnBps, years: exit - age }
    const plan = pension({ investment, annuityShareBps: annuity, annuityRateBps: annuityRate })
    return savingsOutcome({
      savings: plan.savings,
      rowsAre: 'months',
      headline: figure(
        'Estimated pension each month',
        'अनुमानित मासिक पेंशन',
        toRupee(plan.monthlyPensionPaise),
      ),
      invested: { en: 'Paid in', hi: 'अंशदान' },
      earned: { en: 'Estimated gain', hi: 'अनुमानित लाभ' },
      startAge: age,
      figures: [
        figure('Estimated savings at exit', 'निकासी पर अनुमानित रकम', toRupee(plan.savings.valuePaise)),
        figure('Paid to you at once', 'एकमुश्त मिलने वाली रकम', toRupee(plan.lumpsumPaise)),
        figure('Put into the annuity', 'एन्युटी में लगी रकम', toRupee(plan.annuityPaise)),
      ],
      notes: exitNotes(plan.savings.valuePaise),
    })
  },
})

function exitNotes(savingsPaise: number): Note[] {
  const band = exitBand(savingsPaise)
  if (band === 'annuity') return []
  return [{ tone: 'info', text: band === 'whole' ? mayTakeAll : mayTakePart }]
}

const mayTakeAll = {
  en: `Savings of ${formatBrief(wholePaise)} or less may be withdrawn in full at a normal exit, without buying an annuity.`,
  hi: `${formatBrief(wholePaise, 'hi')} या उससे कम की रकम सामान्य निकासी पर पूरी निकाली जा सकती है, एन्युटी ख़रीदना ज़रूरी नहीं।`,
}

const mayTakePart = {
  en: `With savings above ${formatBrief(wholePaise)} and up to ${formatBrief(bandPaise)} you may take up to ${formatBrief(bandAtOncePaise)} at once; the rest buys an annuity or is paid out in parts over at least ${bandYears} years.`,
  hi: `${formatBrief(wholePaise, 'hi')} से ऊपर और ${formatBrief(bandPaise, 'hi')} तक की बचत पर एक साथ ${formatBrief(bandAtOncePaise, 'hi')} तक ले सकते हैं; बाक़ी से एन्युटी ख़रीदी जाती है या वह कम से कम ${bandYears} साल में हिस्सों में मिलती है।`,
}
