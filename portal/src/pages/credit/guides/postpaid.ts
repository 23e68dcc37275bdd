import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const postpaid: ServiceGuide = {
  title: {
    en: 'Postpaid: spend now, pay next month, and what it costs',
    hi: 'पोस्टपेड: अभी ख़र्च, अगले महीने भुगतान, और उसकी लागत',
  },
  sections: [
    {
      heading: { en: 'One month, from first to last', hi: 'एक महीना, शुरू से अंत तक' },
      paragraphs: [
        {
          en: 'Through the month you pay from the limit as you would from a wallet. At its end all payments become one bill with a due date. Paid in full and in time it usually costs nothing; after that date late fees and interest begin, and the limit is blocked until you have paid.',
          hi: 'महीने भर आप इस सीमा से वैसे ही भुगतान करते हैं जैसे वॉलेट से। अंत में सारे भुगतान एक बिल बन जाते हैं, देय तिथि के साथ। समय पर पूरा चुकाने पर आमतौर पर कुछ नहीं लगता; उसके बाद विलंब शुल्क और ब्याज शुरू होता है, और चुकाने तक सीमा बंद रहती है।',
        },
      ],
    },
    {
      heading: { en: 'Your rights as a borrower', hi: 'उधार लेने वाले के नाते आपके अधिकार' },
      paragraphs: [
        {
          en: 'The Reserve Bank’s rules on digital lending hold for small limits too:',
          hi: 'डिजिटल लोन पर रिज़र्व बैंक के नियम छोटी सीमाओं पर भी लागू हैं:',
        },
      ],
      points: [
        {
          en: 'You are told which bank or finance company lends, and get a key facts statement with the yearly cost of everything.',
          hi: 'आपको बताया जाता है कि कौन-सा बैंक या वित्त कंपनी उधार दे रही है, और कुल सालाना लागत वाला मुख्य तथ्य विवरण मिलता है।',
        },
        {
          en: 'Within a cooling-off period you may give the money back and pay only for the days you had it.',
          hi: 'कूलिंग-ऑफ़ अवधि में आप पैसे लौटा सकते हैं और केवल उतने दिनों का ब्याज देते हैं।',
        },
        {
          en: 'The limit may not be raised without your consent, and an app may not read your contacts, photos or files for it.',
          hi: 'आपकी सहमति के बिना सीमा नहीं बढ़ाई जा सकती, और ऐप इसके लिए आपके संपर्क, फ़ोटो या फ़ाइलें नहीं पढ़ सकता।',
        },
      ],
    },
    {
      heading: { en: 'When it helps and when it hurts', hi: 'कब काम का है और कब नुकसान का' },
      paragraphs: [
        {
          en: 'It bridges the days until the salary comes. It hurts when the next bill is paid from the next limit: then close it, and pay what is open first.',
          hi: 'वेतन आने तक के दिनों के लिए यह सहारा है। नुकसान तब है जब अगला बिल अगली सीमा से चुकाया जाए: तब इसे बंद करें और पहले बकाया चुकाएँ।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'No lender is connected here, so no limit can be asked for and nothing is sent. If you need money for a month, ask your own bank first, and work out what it would cost.',
      hi: 'यहाँ कोई ऋणदाता नहीं जुड़ा है, इसलिए सीमा नहीं माँगी जा सकती और कुछ नहीं भेजा जाता। महीने भर के लिए पैसे चाहिए तो पहले अपने बैंक से पूछें, और लागत निकाल लें।',
    },
    links: [
      { label: { en: 'Work out the cost', hi: 'लागत निकालें' }, link: '/tools/personal-loan-emi-calculator' },
    ],
  },
  related: ['/free-credit-score', '/credit-cards', '/personal-loan', '/postpaid-bill-payment'],
}
