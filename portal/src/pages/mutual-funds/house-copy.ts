/** The words of a fund house's page. What is true of one house alone is its document. */
import type { Locale } from '@chowk/shell'
import type { FundHouseDocument } from '../../content/fund-kinds.ts'

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
    everyHouse: 'True of every house',
    ofAll: [
      {
        question: 'Does SEBI vouch for a house?',
        answer:
          'It supervises the trust and its manager, and approves no scheme’s prospects: a registration says nothing about returns.',
      },
      {
        question: 'Is my money lost if the manager fails?',
        answer:
          'No. What the schemes hold belongs to the trust. Another manager takes over, or the schemes are wound up and paid out at their value.',
      },
      {
        question: 'Does a young house mean more risk?',
        answer:
          'Not by its age alone: its schemes hold the same shares and bonds as others. There is only less of a record to judge it by.',
      },
      {
        question: 'I hold units from many years ago. How do I find them?',
        answer:
          'Ask for a consolidated account statement with your PAN at MF Central, CAMS or KFintech. It lists folios with every house. For forgotten ones SEBI has the tool MITRA.',
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
      `${manager} तय करता है कि क्या ख़रीदना-बेचना है; उसका सालाना शुल्क हर योजना के एक्सपेंस रेशियो में शामिल है।`,
      `${house} ख़ुद एक ट्रस्ट है। पैसा और प्रतिभूतियाँ ट्रस्ट की हैं, प्रबंधक की नहीं, और कस्टोडियन के पास रहती हैं।`,
    ],
    questions: (house: string) => [
      {
        question: `${house} की शिकायत कैसे करें?`,
        answer:
          'पहले उसकी निवेशक सेवा को लिखें। 21 दिनों में जवाब न मिले या संतोषजनक न हो तो सेबी के स्कोर्स (scores.sebi.gov.in) पर जाएँ।',
      },
    ],
    everyHouse: 'हर फ़ंड हाउस के लिए',
    ofAll: [
      {
        question: 'क्या सेबी किसी फ़ंड हाउस की गारंटी देता है?',
        answer:
          'वह ट्रस्ट और प्रबंधक दोनों की निगरानी करता है, पर किसी योजना के भविष्य को मंज़ूरी नहीं देता: पंजीकरण रिटर्न के बारे में कुछ नहीं कहता।',
      },
      {
        question: 'प्रबंधक कंपनी डूब जाए तो क्या मेरा पैसा जाएगा?',
        answer:
          'नहीं। योजनाओं में जो है वह ट्रस्ट का है। कोई दूसरा प्रबंधक सँभालता है, या योजनाएँ बंद करके मूल्य के अनुसार पैसा दिया जाता है।',
      },
      {
        question: 'क्या नया फ़ंड हाउस ज़्यादा जोखिम भरा है?',
        answer: 'केवल उम्र से नहीं: उसकी योजनाएँ भी वही शेयर और बॉन्ड रखती हैं। बस परखने के लिए पुराना रिकॉर्ड कम होता है।',
      },
      {
        question: 'मेरे पास बरसों पुरानी यूनिट हैं। उन्हें कैसे खोजें?',
        answer:
          'एमएफ़ सेंट्रल, कैम्स या केफ़िनटेक से अपने पैन पर समेकित खाता विवरण माँगें। उसमें हर फ़ंड हाउस के फ़ोलियो होते हैं। भूले हुए फ़ोलियो के लिए सेबी का टूल मित्रा है।',
      },
    ],
  },
} as const satisfies Record<Locale, object>
