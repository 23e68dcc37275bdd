import { type Guide, written } from './guide.ts'

export const personalLoanGuide: Guide = {
  title: {
    en: 'Personal Loan EMI Calculator with fees and APR',
    hi: 'पर्सनल लोन ईएमआई कैलकुलेटर, शुल्क और एपीआर सहित',
  },
  description: {
    en: 'The instalment of a personal loan, the processing fee with GST, what reaches your account, and the true yearly cost (APR).',
    hi: 'पर्सनल लोन की किस्त, जीएसटी सहित प्रोसेसिंग शुल्क, खाते में आने वाली रकम और असली सालाना लागत (एपीआर)।',
  },
  lead: {
    en: 'A personal loan needs no security, so it costs more. Put in the fee too and see the yearly cost that lets you compare offers.',
    hi: 'पर्सनल लोन बिना गारंटी मिलता है, इसलिए महँगा होता है। शुल्क भी लिखें और वह सालाना लागत देखें जिससे प्रस्तावों की तुलना हो सके।',
  },
  formula: [
    written('EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'),
    written('received = P − fee − 18% GST on the fee', 'मिलने वाली रकम = P − शुल्क − शुल्क पर 18% जीएसटी'),
  ],
  where: [
    {
      en: 'P is the loan, r the yearly rate divided by 12, n the months.',
      hi: 'P लोन रकम, r सालाना दर का बारहवाँ हिस्सा, n महीने।',
    },
    {
      en: 'APR is the yearly rate at which the same instalments would repay what you received, rounded up to the next 0.01%, so that it never promises less.',
      hi: 'एपीआर वह सालाना दर है जिस पर यही किस्तें आपको मिली रकम चुका देतीं; अगले 0.01% तक ऊपर पूरी की गई, ताकि लागत कम न दिखे।',
    },
  ],
  rules: {
    en: 'Key facts statement with APR: Reserve Bank circular of April 2024, for all new retail loans since 1 October 2024. GST on fees 18%, as in 2026.',
    hi: 'एपीआर वाला मुख्य तथ्य विवरण: रिज़र्व बैंक का अप्रैल 2024 का परिपत्र, 1 अक्टूबर 2024 से सभी नए खुदरा लोन पर। शुल्क पर जीएसटी 18%, 2026 में।',
  },
  about: [
    {
      title: { en: 'Why a fee hurts a short loan most', hi: 'छोटी अवधि के लोन पर शुल्क ज़्यादा क्यों चुभता है' },
      paragraphs: [
        {
          en: 'Rs. 3 lakh at 14% for three years with a 2% fee: Rs. 7,080 goes to the fee and its GST, and the true cost is 15.69% a year. Over one year the same fee makes it 18.59%, because it is spread over fewer instalments.',
          hi: '₹3 लाख, 14%, तीन साल और 2% शुल्क: ₹7,080 शुल्क और उसके जीएसटी में जाते हैं, और असली लागत 15.69% सालाना होती है। एक साल के लोन पर यही शुल्क इसे 18.59% बना देता है, क्योंकि किस्तें कम हैं।',
        },
        {
          en: 'So compare offers by APR, not by rate alone. A lower rate with a higher fee can cost more, above all when you mean to repay early.',
          hi: 'इसलिए प्रस्तावों की तुलना एपीआर से करें, केवल दर से नहीं। कम दर और ज़्यादा शुल्क वाला लोन महँगा पड़ सकता है, ख़ासकर जल्दी चुकाने पर।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'What is a key facts statement?', hi: 'मुख्य तथ्य विवरण क्या है?' },
      answer: {
        en: 'A short sheet the lender must give you before you sign. It lists the APR, every fee, the schedule, and what is charged for paying late or early. A fee that is not on it may not be charged without your consent.',
        hi: 'एक छोटा पन्ना जो बैंक को हस्ताक्षर से पहले देना होता है। इसमें एपीआर, हर शुल्क, भुगतान का ब्योरा और देर या जल्दी चुकाने के शुल्क होते हैं। जो शुल्क इसमें नहीं, वह आपकी सहमति के बिना नहीं लिया जा सकता।',
      },
    },
    {
      question: { en: 'Can I repay a personal loan early?', hi: 'क्या पर्सनल लोन जल्दी चुका सकते हैं?' },
      answer: {
        en: 'Yes. Most personal loans have a fixed rate, and the lender may charge for closing early; the key facts statement says how much. Compare that charge with the interest you would save.',
        hi: 'हाँ। ज़्यादातर पर्सनल लोन स्थिर दर पर होते हैं और बैंक जल्दी बंद करने का शुल्क ले सकता है; मुख्य तथ्य विवरण में लिखा होता है कितना। उसे बचने वाले ब्याज से मिलाकर देखें।',
      },
    },
    {
      question: {
        en: 'What if I change my mind about a loan from an app?',
        hi: 'ऐप से लिए लोन पर मन बदल जाए तो?',
      },
      answer: {
        en: 'Digital loans have a cooling-off period of at least one day. Within it you may return the principal with the interest of those days, without a penalty.',
        hi: 'डिजिटल लोन में कम से कम एक दिन की कूलिंग-ऑफ़ अवधि होती है। उसमें आप मूलधन और उतने दिनों का ब्याज बिना जुर्माने लौटा सकते हैं।',
      },
    },
  ],
  related: ['emi-calculator', 'car-loan-emi-calculator', 'home-loan-emi-calculator', 'gst-calculator'],
}
