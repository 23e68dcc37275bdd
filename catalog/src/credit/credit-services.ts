// Loans, cards and credit reports. We lend nothing ourselves: these pages say what a lender or bureau will want to know.
import type { ServicePage } from '../services/service-page.ts'

const postpaid: ServicePage = {
  slug: 'postpaid',
  path: '/postpaid',
  link: '/postpaid',
  name: 'Postpaid',
  hindi: 'पोस्टपेड',
  icon: 'wallet',
  summary: {
    en: 'Spend now and pay next month: how a small credit limit for everyday payments works, and what it costs. None is offered on this site yet.',
    hi: 'अभी ख़र्च, अगले महीने भुगतान: रोज़ के भुगतान की छोटी उधार सीमा कैसे काम करती है और कितने की पड़ती है। इस साइट पर यह अभी उपलब्ध नहीं है।',
  },
  steps: [
    {
      en: 'Ask whether a lender offers you a limit; your credit report is read with your consent.',
      hi: 'पूछें कि कोई ऋणदाता आपको सीमा देता है या नहीं; आपकी सहमति से क्रेडिट रिपोर्ट देखी जाती है।',
    },
    {
      en: 'Pay bills and shops from the limit through the month.',
      hi: 'महीने भर बिल और दुकानों का भुगतान इस सीमा से करें।',
    },
    { en: 'Repay the bill by its due date.', hi: 'देय तिथि तक बिल चुकाएँ।' },
  ],
  needs: [
    { en: 'PAN and a mobile number registered with your bank', hi: 'पैन और बैंक में दर्ज मोबाइल नंबर' },
    { en: 'To be 18 or older', hi: '18 वर्ष या अधिक आयु' },
  ],
  synonyms: ['pay later', 'bnpl', 'buy now pay later', 'credit limit', 'उधार', 'बाद में भुगतान'],
  faqs: [
    {
      question: { en: 'Is this a loan?', hi: 'क्या यह लोन है?' },
      answer: {
        en: 'Yes. It is credit from a bank or finance company, it appears in your credit report, and late payment lowers your score.',
        hi: 'हाँ। यह किसी बैंक या वित्त कंपनी का उधार है, आपकी क्रेडिट रिपोर्ट में दिखता है, और देर से चुकाने पर स्कोर घटता है।',
      },
    },
    {
      question: { en: 'Who decides on my limit?', hi: 'मेरी सीमा कौन तय करता है?' },
      answer: {
        en: 'The lender, by its own rules. We show you its name, its charges and its key facts statement before you agree.',
        hi: 'ऋणदाता, अपने नियमों से। आपकी सहमति से पहले हम उसका नाम, शुल्क और मुख्य तथ्य विवरण दिखाते हैं।',
      },
    },
    {
      question: {
        en: 'How is it different from a postpaid mobile bill?',
        hi: 'यह मोबाइल के पोस्टपेड बिल से कैसे अलग है?',
      },
      answer: {
        en: 'A mobile postpaid bill pays your operator for calls and data. This is a credit limit. The mobile bill has its own page.',
        hi: 'मोबाइल का पोस्टपेड बिल ऑपरेटर की कॉल और डेटा का होता है। यह क्रेडिट सीमा है। मोबाइल बिल का अपना पेज है।',
      },
    },
  ],
}

const creditCards: ServicePage = {
  slug: 'credit-cards',
  path: '/credit-cards',
  link: '/credit-cards',
  name: 'Credit Cards',
  hindi: 'क्रेडिट कार्ड',
  icon: 'credit-card',
  summary: {
    en: 'What to compare before you apply for a credit card, and what a bank will ask you for. Applying is not available on this site yet.',
    hi: 'क्रेडिट कार्ड के लिए आवेदन से पहले क्या तुलना करें और बैंक क्या पूछेगा। इस साइट से आवेदन अभी उपलब्ध नहीं है।',
  },
  steps: [
    {
      en: 'Compare the yearly fee, the interest rate and what the card gives back.',
      hi: 'सालाना शुल्क, ब्याज दर और कार्ड के लाभ की तुलना करें।',
    },
    {
      en: 'Apply to one bank; many applications in a short time lower your score.',
      hi: 'एक ही बैंक में आवेदन करें; कम समय में कई आवेदन स्कोर घटाते हैं।',
    },
    { en: 'The bank verifies you and decides.', hi: 'बैंक आपका सत्यापन करके निर्णय लेता है।' },
  ],
  needs: [
    { en: 'PAN, proof of address and proof of income', hi: 'पैन, पते का प्रमाण और आय का प्रमाण' },
    {
      en: 'A credit history helps; a card against a fixed deposit needs none',
      hi: 'क्रेडिट इतिहास से मदद मिलती है; सावधि जमा पर मिलने वाले कार्ड में यह ज़रूरी नहीं',
    },
  ],
  synonyms: ['credit card apply', 'new credit card', 'क्रेडिट कार्ड आवेदन'],
  faqs: [
    {
      question: { en: 'How does the interest-free period work?', hi: 'ब्याज-मुक्त अवधि कैसे काम करती है?' },
      answer: {
        en: 'Purchases cost no interest if the whole bill is paid by the due date. Cash withdrawals cost interest from the first day.',
        hi: 'देय तिथि तक पूरा बिल चुकाने पर ख़रीद पर ब्याज नहीं लगता। नकद निकासी पर पहले दिन से ब्याज लगता है।',
      },
    },
    {
      question: { en: 'What does a high interest rate cost me?', hi: 'ऊँची ब्याज दर से मेरा कितना ख़र्च होता है?' },
      answer: {
        en: 'Card interest is often 30% to 45% a year. A carried balance of Rs. 10,000 can cost about Rs. 250 to Rs. 375 a month.',
        hi: 'कार्ड का ब्याज अक्सर 30% से 45% सालाना होता है। ₹10,000 बकाया रखने पर महीने के लगभग ₹250 से ₹375 लग सकते हैं।',
      },
    },
    {
      question: { en: 'Can I pay my card bill here?', hi: 'क्या कार्ड का बिल यहाँ भर सकते हैं?' },
      answer: {
        en: 'Yes, on the credit card bill payment page, for the banks listed there.',
        hi: 'हाँ, क्रेडिट कार्ड बिल भुगतान पेज पर, वहाँ दी गई सूची के बैंकों का।',
      },
    },
  ],
}

const personalLoan: ServicePage = {
  slug: 'personal-loan',
  path: '/personal-loan',
  link: '/personal-loan',
  name: 'Personal Loan',
  hindi: 'पर्सनल लोन',
  icon: 'hand-coins',
  summary: {
    en: 'What a loan without security costs each month, and your rights. No lender is connected to this site yet.',
    hi: 'बिना गारंटी का लोन हर महीने कितने का पड़ता है, और आपके अधिकार। इस साइट से अभी कोई ऋणदाता नहीं जुड़ा है।',
  },
  steps: [
    {
      en: 'Work out an instalment you can afford with the EMI calculator.',
      hi: 'ईएमआई कैलकुलेटर से ऐसी किस्त निकालें जो आप दे सकें।',
    },
    {
      en: 'Give the lender your details and consent to read your credit report.',
      hi: 'ऋणदाता को विवरण दें और क्रेडिट रिपोर्ट देखने की सहमति दें।',
    },
    {
      en: 'Read the key facts statement, with the yearly cost of everything, before you sign.',
      hi: 'हस्ताक्षर से पहले मुख्य तथ्य विवरण पढ़ें, जिसमें कुल सालाना लागत लिखी होती है।',
    },
  ],
  needs: [
    { en: 'PAN and Aadhaar', hi: 'पैन और आधार' },
    { en: 'Salary slips or bank statements of some months', hi: 'कुछ महीनों की वेतन पर्ची या बैंक विवरण' },
  ],
  synonyms: ['loan', 'instant loan', 'karz', 'लोन', 'कर्ज़', 'पर्सनल लोन'],
  faqs: [
    {
      question: { en: 'What decides the interest rate?', hi: 'ब्याज दर किससे तय होती है?' },
      answer: {
        en: 'Your credit score, income, employer and present loans, as each lender weighs them.',
        hi: 'आपका क्रेडिट स्कोर, आय, नियोक्ता और मौजूदा लोन, जैसा हर ऋणदाता आँके।',
      },
    },
    {
      question: { en: 'Should I pay a fee before the loan comes?', hi: 'क्या लोन मिलने से पहले शुल्क देना चाहिए?' },
      answer: {
        en: 'No. Processing fees are taken from the loan itself or billed by the lender. A demand for money in advance is a fraud.',
        hi: 'नहीं। प्रोसेसिंग शुल्क लोन में से कटता है या ऋणदाता बिल में लेता है। पहले पैसे माँगना धोखाधड़ी है।',
      },
    },
    {
      question: { en: 'Can I repay early?', hi: 'क्या समय से पहले चुका सकते हैं?' },
      answer: {
        en: 'Usually, sometimes with a charge. The key facts statement names it.',
        hi: 'आमतौर पर हाँ, कभी-कभी शुल्क के साथ। वह मुख्य तथ्य विवरण में लिखा होता है।',
      },
    },
  ],
}

const creditReport: ServicePage = {
  slug: 'credit-report',
  path: '/credit-report',
  link: '{creditReport}/credit-report',
  name: 'Credit Report',
  hindi: 'क्रेडिट रिपोर्ट',
  icon: 'file-chart-column',
  summary: {
    en: 'The list of your loans and cards, kept by four bureaus in India: how to read yours free and have mistakes corrected. It cannot be shown on this site yet.',
    hi: 'आपके लोन और कार्ड की सूची, जो भारत के चार ब्यूरो रखते हैं: अपनी रिपोर्ट मुफ़्त कैसे पढ़ें और ग़लतियाँ कैसे ठीक करवाएँ। इस साइट पर वह अभी नहीं दिख सकती।',
  },
  steps: [
    {
      en: 'Confirm who you are with your PAN and an OTP to your mobile.',
      hi: 'पैन और मोबाइल पर आए OTP से अपनी पहचान की पुष्टि करें।',
    },
    {
      en: 'Read each account: is it yours, and are the dates right?',
      hi: 'हर खाता देखें: क्या वह आपका है, और तारीख़ें सही हैं?',
    },
    {
      en: 'Report what is wrong to the bureau; it must answer within 30 days.',
      hi: 'जो ग़लत हो वह ब्यूरो को बताएँ; उसे 30 दिनों में जवाब देना होता है।',
    },
  ],
  needs: [{ en: 'PAN and the mobile number your lenders know', hi: 'पैन और ऋणदाताओं को दिया हुआ मोबाइल नंबर' }],
  synonyms: ['cibil report', 'experian', 'equifax', 'crif', 'सिबिल रिपोर्ट'],
  faqs: [
    {
      question: { en: 'Which bureaus keep my report?', hi: 'मेरी रिपोर्ट कौन-से ब्यूरो रखते हैं?' },
      answer: {
        en: 'TransUnion CIBIL, Experian, Equifax and CRIF High Mark. Each keeps its own, so they can differ.',
        hi: 'ट्रांसयूनियन सिबिल, एक्सपीरियन, इक्विफ़ैक्स और क्रिफ़ हाई मार्क। हर एक अपनी रिपोर्ट रखता है, इसलिए उनमें अंतर हो सकता है।',
      },
    },
    {
      question: {
        en: 'Does reading my own report lower my score?',
        hi: 'क्या अपनी रिपोर्ट देखने से स्कोर घटता है?',
      },
      answer: {
        en: 'No. Only a lender’s enquiry for a new loan or card counts.',
        hi: 'नहीं। केवल नए लोन या कार्ड के लिए ऋणदाता की पूछताछ गिनी जाती है।',
      },
    },
    {
      question: { en: 'Is a report free?', hi: 'क्या रिपोर्ट मुफ़्त है?' },
      answer: {
        en: 'Each bureau gives you one full report free of charge every calendar year.',
        hi: 'हर ब्यूरो हर कैलेंडर वर्ष में एक पूरी रिपोर्ट मुफ़्त देता है।',
      },
    },
  ],
}

const freeCreditScore: ServicePage = {
  slug: 'free-credit-score',
  path: '/free-credit-score',
  link: '{creditReport}/free-credit-score',
  name: 'Free Credit Score',
  hindi: 'मुफ़्त क्रेडिट स्कोर',
  icon: 'gauge',
  summary: {
    en: 'A number from 300 to 900 that tells lenders how reliably you repay: what moves it, and where to see yours free. It cannot be shown on this site yet.',
    hi: '300 से 900 के बीच का अंक जो ऋणदाताओं को बताता है कि आप कितने भरोसे से चुकाते हैं: क्या उसे बदलता है और अपना मुफ़्त कहाँ देखें। इस साइट पर वह अभी नहीं दिख सकता।',
  },
  steps: [
    { en: 'Confirm your mobile number with an OTP.', hi: 'OTP से अपना मोबाइल नंबर पक्का करें।' },
    {
      en: 'Give consent for the bureau to share the score with you.',
      hi: 'ब्यूरो को स्कोर आपसे साझा करने की सहमति दें।',
    },
    { en: 'See the score and what moves it.', hi: 'स्कोर और उसे बदलने वाले कारण देखें।' },
  ],
  needs: [
    {
      en: 'Your name and mobile number as your lenders know them',
      hi: 'आपका नाम और मोबाइल नंबर, जैसा ऋणदाताओं के पास है',
    },
  ],
  synonyms: ['cibil', 'cibil score', 'credit score', 'सिबिल', 'क्रेडिट स्कोर'],
  faqs: [
    {
      question: { en: 'What is a good score?', hi: 'अच्छा स्कोर क्या है?' },
      answer: {
        en: 'Many lenders look for 750 and above, but each has rules of its own.',
        hi: 'कई ऋणदाता 750 या उससे ऊपर देखते हैं, पर हर एक के अपने नियम हैं।',
      },
    },
    {
      question: { en: 'How do I improve it?', hi: 'इसे कैसे सुधारें?' },
      answer: {
        en: 'Pay every bill on time, use only part of your card limits, and do not apply for many loans at once. It takes months, not days.',
        hi: 'हर बिल समय पर चुकाएँ, कार्ड सीमा का कुछ ही हिस्सा इस्तेमाल करें और एक साथ कई लोन न माँगें। इसमें महीने लगते हैं, दिन नहीं।',
      },
    },
    {
      question: {
        en: 'I have never had a loan. What is my score?',
        hi: 'मैंने कभी लोन नहीं लिया। मेरा स्कोर क्या है?',
      },
      answer: {
        en: 'None yet: bureaus show NH or -1 until a lender has reported an account of yours.',
        hi: 'अभी कोई नहीं: जब तक कोई ऋणदाता आपका खाता दर्ज न करे, ब्यूरो NH या -1 दिखाते हैं।',
      },
    },
  ],
}

export const creditServices: readonly ServicePage[] = [
  postpaid,
  creditCards,
  personalLoan,
  creditReport,
  freeCreditScore,
]
