/** The words of a currency's page. What is true of one currency alone is in currency-notes.ts. */
import type { Locale } from '@chowk/shell'

interface Subject {
  readonly name: string
  readonly place: string
  readonly rate: string
  readonly reverse: string
  readonly date: string
}

export const currencyCopy = {
  en: {
    facts: 'At a glance',
    code: 'Code',
    symbol: 'Symbol',
    place: 'Used in',
    issuer: 'Issued by',
    division: 'One unit is',
    asOf: 'Rates of',
    tables: 'Amounts at a glance',
    others: 'Other currencies',
    about: (name: string) => `About the ${name}`,
    lead: (rate: string, date: string) =>
      `${rate}, an indicative rate of ${date}. Convert any amount, both ways.`,
    description: (name: string, rate: string, date: string) =>
      `Convert the ${name} at the indicative rate of ${date}: ${rate}. Tables of usual amounts both ways, and what moves the rate.`,
    caption: (from: string, to: string) => `${from} to ${to}`,
    questions: ({ name, place, rate, reverse, date }: Subject) => [
      {
        question: `How much is the ${name} worth?`,
        answer: `${rate} and ${reverse}, at indicative rates of ${date}. Rates change through every working day.`,
      },
      {
        question: 'Why does my bank or card offer less?',
        answer: `Banks and money changers add a margin to the market rate, cards often 2 to 3.5%, and GST is due on the exchange. Compare the amount you receive after all charges.`,
      },
      {
        question: `How much may I take or send abroad?`,
        answer: `Resident Indians may send or spend up to 2,50,000 US dollars in a financial year under the Reserve Bank’s Liberalised Remittance Scheme, whatever the currency. For ${place} ask your bank about cash limits before you travel.`,
      },
    ],
    basis: {
      reference:
        'The rate is the European Central Bank’s reference rate of that day, crossed from the euro into rupees.',
      peg: 'The rate follows from the fixed value named above and the reference rate of that day.',
      estimate:
        'There is no reference rate for this currency in our source. The figure is our own rounded estimate and may be off by a few percent.',
    },
  },
  hi: {
    facts: 'एक नज़र में',
    code: 'कोड',
    symbol: 'चिह्न',
    place: 'कहाँ चलती है',
    issuer: 'जारीकर्ता',
    division: 'एक इकाई में',
    asOf: 'दरों की तारीख़',
    tables: 'आम रकमें एक नज़र में',
    others: 'अन्य मुद्राएँ',
    about: (name: string) => `${name} के बारे में`,
    lead: (rate: string, date: string) => `${rate}, ${date} की सांकेतिक दर। कोई भी रकम दोनों ओर बदलें।`,
    description: (name: string, rate: string, date: string) =>
      `${name} को ${date} की सांकेतिक दर पर बदलें: ${rate}। दोनों ओर की आम रकमों की तालिका, और दर किससे बदलती है।`,
    caption: (from: string, to: string) => `${from} से ${to}`,
    questions: ({ name, place, rate, reverse, date }: Subject) => [
      {
        question: `${name} का मूल्य कितना है?`,
        answer: `${rate} और ${reverse}, ${date} की सांकेतिक दरों पर। दरें हर कार्य दिवस में बदलती रहती हैं।`,
      },
      {
        question: 'मेरा बैंक या कार्ड कम क्यों देता है?',
        answer:
          'बैंक और मुद्रा विनिमय केंद्र बाज़ार दर पर अपना अंतर जोड़ते हैं, कार्ड अक्सर 2 से 3.5%, और विनिमय पर जीएसटी लगता है। सारे शुल्क के बाद मिलने वाली रकम मिलाएँ।',
      },
      {
        question: 'विदेश कितना ले जा या भेज सकते हैं?',
        answer: `भारत के निवासी रिज़र्व बैंक की उदारीकृत प्रेषण योजना में एक वित्त वर्ष में 2,50,000 अमेरिकी डॉलर तक भेज या ख़र्च कर सकते हैं, किसी भी मुद्रा में। ${place} के लिए नकद की सीमा यात्रा से पहले बैंक से पूछें।`,
      },
    ],
    basis: {
      reference: 'दर उस दिन की यूरोपीय केंद्रीय बैंक की संदर्भ दर है, यूरो से रुपये में बदली हुई।',
      peg: 'दर ऊपर बताए तय मूल्य और उस दिन की संदर्भ दर से निकली है।',
      estimate:
        'हमारे स्रोत में इस मुद्रा की संदर्भ दर नहीं है। यह आँकड़ा हमारा अपना अनुमान है और कुछ प्रतिशत अलग हो सकता है।',
    },
  },
} as const satisfies Record<Locale, object>
