/** The words of a fund house's page. What is true of one house alone is its document. */
import type { Locale } from '@chowk/shell'
import type { FundHouseDocument } from '../../../content/fund-kinds.ts'

export const houseCopy = {
  en: {
    title: (house: string) => `${house}: who runs it and its schemes`,
    description: (house: string, { manager, text }: FundHouseDocument) =>
      `${house} is managed by ${manager}. ${text}`,
    manager: 'Manager',
    since: 'Since',
    city: 'Seat',
    who: 'Who does what',
    neighbours: 'Other fund houses',
    noSchemes: (house: string) => `We list no scheme of ${house} yet; its own site and amfiindia.com do.`,
    parties: (house: string, manager: string) => [
      `${manager} decides what to buy and sell, for a yearly fee that is part of each scheme’s expense ratio.`,
      `${house} itself is a trust. The money and the securities belong to it, not to the manager, and a custodian keeps them.`,
    ],
    questions: (house: string) => [
      {
        question: `How do I complain about ${house}?`,
        answer:
          'Write to its investor service first and keep the number. If you have no answer within 21 days, or a poor one, take it to SEBI’s SCORES at scores.sebi.gov.in.',
      },
    ],
  },
  hi: {
    title: (house: string) => `${house}: संचालक और योजनाएँ`,
    description: (house: string, { manager, text }: FundHouseDocument) =>
      `${house} का प्रबंधन ${manager} करता है। ${text}`,
    manager: 'प्रबंधक',
    since: 'कब से',
    city: 'मुख्यालय',
    who: 'कौन क्या करता है',
    neighbours: 'दूसरे फ़ंड हाउस',
    noSchemes: (house: string) =>
      `${house} की कोई योजना अभी यहाँ नहीं है; उसकी अपनी साइट और amfiindia.com पर हैं।`,
    parties: (house: string, manager: string) => [
      `${manager} तय करता है कि क्या ख़रीदना-बेचना है; उसका शुल्क एक्सपेंस रेशियो में शामिल है।`,
      `${house} ख़ुद एक ट्रस्ट है। पैसा और प्रतिभूतियाँ ट्रस्ट की हैं, प्रबंधक की नहीं, और कस्टोडियन के पास रहती हैं।`,
    ],
    questions: (house: string) => [
      {
        question: `${house} की शिकायत कैसे करें?`,
        answer:
          'पहले उसकी निवेशक सेवा को लिखें। 21 दिनों में जवाब न मिले या संतोषजनक न हो तो सेबी के स्कोर्स (scores.sebi.gov.in) पर जाएँ।',
      },
    ],
  },
} as const satisfies Record<Locale, object>
