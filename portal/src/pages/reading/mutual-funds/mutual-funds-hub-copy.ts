/** The words of the mutual fund hubs. */
import type { Locale } from '@chowk/shell'

export const mutualFundsCopy = {
  en: {
    risk: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully. Nothing here is advice to buy.',
    kinds: {
      equity: 'Equity: shares of companies',
      debt: 'Debt: money lent for interest',
      hybrid: 'Hybrid: both together',
      other: 'Index funds, ETFs and others',
    },
    browse: 'Browse',
    planTitle: 'What would a monthly sum grow to?',
    planLead:
      'Opens the SIP calculator with what you type. The return is your own guess: no fund promises one. Buying funds is not open here yet.',
    monthly: 'Invested each month',
    years: 'For how many years',
    expected: 'Expected return (% a year)',
    plan: 'Calculate',
    houses: 'Fund houses from A to Z',
    schemesHere: (count: number) => (count === 1 ? '1 scheme listed here' : `${count} schemes listed here`),
    schemeNote: (category: string, code: string) => `${category}, AMFI code ${code}`,
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
    schemeName: 'What the name tells you',
    schemeNameParts: [
      'Direct Plan: bought from the house without a distributor. The regular plan of the same fund costs more each year, since it pays a commission.',
      'Growth: nothing is paid out. In the other option, IDCW, the fund may pay out, and its value falls by as much.',
      'The same fund therefore has several AMFI codes: check that yours is the one you mean.',
    ],
  },
  hi: {
    risk: 'म्यूचुअल फ़ंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यान से पढ़ें। यहाँ कुछ भी ख़रीदने की सलाह नहीं है।',
    kinds: {
      equity: 'इक्विटी: कंपनियों के शेयर',
      debt: 'डेट: ब्याज पर दिया गया पैसा',
      hybrid: 'हाइब्रिड: दोनों साथ',
      other: 'इंडेक्स फ़ंड, ईटीएफ़ और अन्य',
    },
    browse: 'देखें',
    planTitle: 'हर महीने की रकम कितनी बनेगी?',
    planLead:
      'आपके लिखे के साथ एसआईपी कैलकुलेटर पर ले जाता है। रिटर्न आपका अनुमान है: कोई फ़ंड उसका वादा नहीं करता। यहाँ से फ़ंड ख़रीदना अभी शुरू नहीं हुआ है।',
    monthly: 'हर महीने निवेश',
    years: 'कितने साल',
    expected: 'अनुमानित रिटर्न (% सालाना)',
    plan: 'गणना करें',
    houses: 'फ़ंड कंपनियाँ, A से Z तक',
    schemesHere: (count: number) => `यहाँ ${count} ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
    schemeNote: (category: string, code: string) => `${category}, एम्फ़ी कोड ${code}`,
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
    schemeName: 'नाम क्या बताता है',
    schemeNameParts: [
      'डायरेक्ट प्लान: बिना वितरक के सीधे फ़ंड हाउस से। उसी फ़ंड का रेगुलर प्लान हर साल महँगा पड़ता है, क्योंकि उसमें कमीशन होता है।',
      'ग्रोथ: कुछ बाँटा नहीं जाता। दूसरे विकल्प आईडीसीडब्ल्यू में फ़ंड पैसा बाँट सकता है, और मूल्य उतना ही घट जाता है।',
      'इसलिए एक ही फ़ंड के कई एम्फ़ी कोड होते हैं: देख लें कि आपका कोड वही है जो आप चाहते हैं।',
    ],
  },
} as const satisfies Record<Locale, object>
