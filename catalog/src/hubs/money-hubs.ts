import type { Hub } from './hub.ts'

export const moneyHubs = {
  mutualFunds: {
    id: 'mutualFunds',
    path: '/mutual-funds',
    name: 'Mutual Funds',
    hindi: 'म्यूचुअल फ़ंड',
    icon: 'chart-line',
    summary: {
      en: 'What each kind of mutual fund may hold, the fund houses that run them, and some of their schemes.',
      hi: 'हर तरह का म्यूचुअल फ़ंड क्या रख सकता है, उन्हें चलाने वाली कंपनियाँ और उनकी कुछ योजनाएँ।',
    },
    synonyms: ['sip', 'mutual fund', 'mf', 'invest', 'म्यूचुअल फंड', 'निवेश'],
    faqs: [
      {
        question: { en: 'Can I lose money?', hi: 'क्या नुकसान हो सकता है?' },
        answer: {
          en: 'Yes. Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
          hi: 'हाँ। म्यूचुअल फ़ंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यान से पढ़ें।',
        },
      },
      {
        question: {
          en: 'What is the difference between direct and regular plans?',
          hi: 'डायरेक्ट और रेगुलर प्लान में क्या अंतर है?',
        },
        answer: {
          en: 'It is the same fund; a direct plan pays no commission, so its yearly cost is lower.',
          hi: 'फ़ंड एक ही है; डायरेक्ट प्लान में कमीशन नहीं होता, इसलिए सालाना ख़र्च कम होता है।',
        },
      },
      {
        question: { en: 'What do I need to start?', hi: 'शुरू करने के लिए क्या चाहिए?' },
        answer: {
          en: 'PAN, a bank account and one-time KYC, which is valid with every fund house.',
          hi: 'पैन, बैंक खाता और एक बार की KYC, जो हर फ़ंड हाउस में मान्य है।',
        },
      },
      {
        question: { en: 'Do you recommend schemes?', hi: 'क्या आप योजनाओं की सिफ़ारिश करते हैं?' },
        answer: {
          en: 'No. A scheme listed here is not advice to buy it.',
          hi: 'नहीं। यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है।',
        },
      },
    ],
    search: {
      fields: [],
      submit: { en: 'Start investing', hi: 'निवेश शुरू करें' },
      link: '{investment}/mutual-funds',
    },
  },
  fundHouses: {
    id: 'fundHouses',
    path: '/mutual-funds/amc',
    name: 'Mutual Fund Houses',
    hindi: 'म्यूचुअल फ़ंड कंपनियाँ',
    icon: 'building-2',
    summary: {
      en: 'The asset management companies that run mutual funds in India, from A to Z.',
      hi: 'भारत में म्यूचुअल फ़ंड चलाने वाली परिसंपत्ति प्रबंधन कंपनियाँ, अ से ज्ञ तक।',
    },
    synonyms: ['amc', 'asset management company', 'fund house', 'फ़ंड हाउस'],
    faqs: [
      {
        question: { en: 'What does a fund house do?', hi: 'फ़ंड हाउस क्या करता है?' },
        answer: {
          en: 'It manages the money of its schemes for a yearly fee and is supervised by SEBI. A trust holds the money on behalf of investors.',
          hi: 'वह सालाना शुल्क लेकर अपनी योजनाओं का पैसा सँभालता है और सेबी की निगरानी में रहता है। पैसा निवेशकों की ओर से एक ट्रस्ट रखता है।',
        },
      },
      {
        question: { en: 'Does a bigger house mean a better fund?', hi: 'क्या बड़ी कंपनी का मतलब बेहतर फ़ंड है?' },
        answer: {
          en: 'No. Compare the scheme itself: what it holds, what it costs and how it has done against its benchmark.',
          hi: 'नहीं। योजना की ही तुलना करें: वह क्या रखती है, ख़र्च कितना है और अपने मानक के मुक़ाबले कैसी रही।',
        },
      },
    ],
  },
  schemes: {
    id: 'schemes',
    path: '/mutual-funds/scheme',
    name: 'Mutual Fund Schemes',
    hindi: 'म्यूचुअल फ़ंड योजनाएँ',
    icon: 'file-chart-column',
    summary: {
      en: 'A few direct-plan growth schemes with their AMFI codes. A scheme listed here is not advice to buy it.',
      hi: 'डायरेक्ट प्लान की कुछ ग्रोथ योजनाएँ, उनके एम्फ़ी कोड के साथ। यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है।',
    },
    synonyms: ['scheme', 'fund', 'योजना'],
    faqs: [
      {
        question: { en: 'What is an AMFI code?', hi: 'एम्फ़ी कोड क्या है?' },
        answer: {
          en: 'The number under which the funds’ association AMFI publishes a scheme’s daily value (NAV).',
          hi: 'वह संख्या जिसके तहत फ़ंडों की संस्था एम्फ़ी किसी योजना का दैनिक मूल्य (एनएवी) छापती है।',
        },
      },
      {
        question: { en: 'What does Growth mean in a name?', hi: 'नाम में ग्रोथ का क्या अर्थ है?' },
        answer: {
          en: 'Gains stay in the fund and raise its value, instead of being paid out.',
          hi: 'लाभ बाँटा नहीं जाता, फ़ंड में रहकर उसका मूल्य बढ़ाता है।',
        },
      },
    ],
  },
  calculators: {
    id: 'calculators',
    path: '/tools',
    name: 'Financial Calculators',
    hindi: 'वित्तीय कैलकुलेटर',
    icon: 'calculator',
    summary: {
      en: 'Calculators for loans, tax, investing and saving, each with its formula and the year of its rules.',
      hi: 'लोन, कर, निवेश और बचत के कैलकुलेटर, हर एक अपने सूत्र और नियमों के वर्ष के साथ।',
    },
    synonyms: ['calculator', 'tools', 'कैलकुलेटर', 'हिसाब'],
    faqs: [
      {
        question: { en: 'Is what I type kept?', hi: 'क्या मेरा लिखा हुआ रखा जाता है?' },
        answer: {
          en: 'Only in the address of the page, so that you can share or bookmark a result.',
          hi: 'केवल पेज के पते में, ताकि आप परिणाम साझा कर सकें या सहेज सकें।',
        },
      },
      {
        question: {
          en: 'Why does my bank’s figure differ by a few rupees?',
          hi: 'बैंक का आँकड़ा कुछ रुपये अलग क्यों है?',
        },
        answer: {
          en: 'Banks round at different steps and may count exact days. Each page states the formula it uses.',
          hi: 'बैंक अलग-अलग चरणों पर पूर्णांक बनाते हैं और दिन गिन सकते हैं। हर पेज अपना सूत्र बताता है।',
        },
      },
    ],
  },
  currencies: {
    id: 'currencies',
    path: '/currency-converter',
    name: 'Currency Converter',
    hindi: 'मुद्रा परिवर्तक',
    icon: 'coins',
    summary: {
      en: 'Rupees into the money of other countries and back, at dated indicative rates.',
      hi: 'रुपये को दूसरे देशों की मुद्रा में और वापस बदलें, तारीख़ के साथ सांकेतिक दरों पर।',
    },
    synonyms: ['forex', 'exchange rate', 'dollar to rupee', 'मुद्रा', 'डॉलर', 'विदेशी मुद्रा'],
    faqs: [
      {
        question: { en: 'Will my bank give me this rate?', hi: 'क्या मेरा बैंक यही दर देगा?' },
        answer: {
          en: 'No. Banks and money changers add a margin, and cards a markup. Use these rates to compare their offers.',
          hi: 'नहीं। बैंक और मुद्रा विनिमय केंद्र अपना अंतर जोड़ते हैं और कार्ड मार्कअप। इन दरों से उनके प्रस्तावों की तुलना करें।',
        },
      },
      {
        question: { en: 'How old are the rates?', hi: 'दरें कितनी पुरानी हैं?' },
        answer: {
          en: 'The date is shown beside every result. Do not use them for a transaction.',
          hi: 'हर परिणाम के साथ तारीख़ लिखी है। लेन-देन के लिए इनका उपयोग न करें।',
        },
      },
      {
        question: { en: 'How many rupees may I carry abroad?', hi: 'विदेश कितने रुपये ले जा सकते हैं?' },
        answer: {
          en: 'Up to Rs. 25,000 in notes when leaving for most countries, by RBI’s rules.',
          hi: 'आरबीआई के नियमों से ज़्यादातर देशों के लिए ₹25,000 तक के नोट।',
        },
      },
    ],
  },
  ifscBanks: {
    id: 'ifscBanks',
    path: '/ifsc-code',
    name: 'IFSC Codes',
    hindi: 'आईएफ़एससी कोड',
    icon: 'landmark',
    summary: {
      en: 'How a bank branch’s IFSC is made up, the letters each bank uses, and a check whether a code exists.',
      hi: 'बैंक शाखा का आईएफ़एससी कैसे बनता है, हर बैंक के अक्षर, और यह जाँच कि कोड है या नहीं।',
    },
    synonyms: ['ifsc', 'bank code', 'branch code', 'neft code', 'आईएफएससी', 'बैंक कोड'],
    faqs: [
      {
        question: { en: 'What is an IFSC?', hi: 'आईएफ़एससी क्या है?' },
        answer: {
          en: 'The Indian Financial System Code: 11 characters that name one bank branch in NEFT, RTGS and IMPS transfers.',
          hi: 'भारतीय वित्तीय प्रणाली कोड: 11 अक्षर जो एनईएफ़टी, आरटीजीएस और आईएमपीएस में किसी एक बैंक शाखा को बताते हैं।',
        },
      },
      {
        question: { en: 'How is it made up?', hi: 'यह कैसे बनता है?' },
        answer: {
          en: 'Four letters for the bank, then always a zero, then six characters for the branch.',
          hi: 'बैंक के चार अक्षर, फिर हमेशा शून्य, फिर शाखा के छह अक्षर या अंक।',
        },
      },
      {
        question: { en: 'Where do I find mine?', hi: 'अपना कोड कहाँ मिलेगा?' },
        answer: {
          en: 'On a cheque leaf, on the first page of the passbook and in your bank’s app.',
          hi: 'चेक पर, पासबुक के पहले पन्ने पर और बैंक के ऐप में।',
        },
      },
      {
        question: {
          en: 'My bank merged with another. Does the old code work?',
          hi: 'मेरा बैंक दूसरे में मिल गया। क्या पुराना कोड चलेगा?',
        },
        answer: {
          en: 'Only for a time the banks announce. Use the new code on your present passbook or app.',
          hi: 'केवल बैंकों की बताई अवधि तक। वर्तमान पासबुक या ऐप में दिया नया कोड इस्तेमाल करें।',
        },
      },
    ],
  },
  investorRelations: {
    id: 'investorRelations',
    path: '/investor-relations',
    name: 'Investor Relations',
    hindi: 'निवेशक संबंध',
    icon: 'presentation',
    summary: {
      en: 'Results, reports, filings and meetings for shareholders, in one place.',
      hi: 'शेयरधारकों के लिए परिणाम, रिपोर्ट, सूचनाएँ और बैठकें, एक ही जगह।',
    },
    synonyms: ['investors', 'shareholders', 'निवेशक', 'शेयरधारक'],
    faqs: [],
  },
} as const satisfies Record<string, Hub>
