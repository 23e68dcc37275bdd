/** Debt funds told apart by whom they lend to, and those that are free to choose how long. */
import type { Portrait } from './portrait.ts'

export const debtByBorrower = {
  'debt-funds': {
    usedFor: { en: 'From days to many years, by category', hi: 'श्रेणी के अनुसार कुछ दिन से कई साल' },
    works: {
      en: 'You become one of many lenders. The fund collects interest from the government, banks and companies every day and adds it to the value of your units.',
      hi: 'आप बहुत-से उधार देने वालों में से एक बन जाते हैं। फ़ंड सरकार, बैंकों और कंपनियों से हर दिन ब्याज जोड़कर आपकी यूनिट के मूल्य में मिलाता है।',
    },
    risk: {
      en: 'Two things go wrong: a borrower does not pay (credit risk), or rates rise and bonds already bought are worth less (interest rate risk). The categories are different doses of the two.',
      hi: 'दो बातें बिगड़ सकती हैं: उधारकर्ता न चुकाए (क्रेडिट जोखिम), या दरें बढ़ें और पहले ख़रीदे बॉन्ड सस्ते हो जाएँ (ब्याज दर जोखिम)। श्रेणियाँ इन दोनों की अलग-अलग मात्राएँ हैं।',
    },
    check: {
      en: 'Each scheme carries a square called the potential risk class: A to C for credit, I to III for interest rates. A-I is the mildest, C-III the strongest.',
      hi: 'हर योजना पर पोटेंशियल रिस्क क्लास का चौखाना होता है: क्रेडिट के लिए A से C, ब्याज दर के लिए I से III। A-I सबसे हल्का है, C-III सबसे तेज़।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Debt fund or fixed deposit?',
        hi: 'डेट फ़ंड या सावधि जमा?',
      },
      answer: {
        en: 'A deposit fixes the interest and is insured up to Rs. 5 lakh. A fund does neither, but can be left on any working day, and tax is due only when you sell.',
        hi: 'जमा में ब्याज तय और ₹5 लाख तक बीमा होता है। फ़ंड में दोनों नहीं, पर किसी भी कामकाजी दिन निकल सकते हैं और कर बेचने पर ही लगता है।',
      },
    },
  },
  'banking-and-psu-funds': {
    usedFor: { en: 'Two to four years', hi: 'दो से चार साल' },
    holdings: [
      {
        what: {
          en: 'Debt of banks, public sector companies and public financial institutions',
          hi: 'बैंकों, सार्वजनिक कंपनियों और सार्वजनिक वित्तीय संस्थाओं का डेट',
        },
        from: 80,
      },
    ],
    works: {
      en: 'The borrowers are banks and companies that belong to the state, such as those that finance power lines and railways. They are known to pay, and their bonds can be sold on most days.',
      hi: 'उधार लेने वाले बैंक और सरकारी कंपनियाँ हैं, जैसे बिजली लाइनों और रेल को पैसा देने वाली संस्थाएँ। वे चुकाने के लिए जानी जाती हैं और उनके बॉन्ड ज़्यादातर दिन बिक सकते हैं।',
    },
    risk: {
      en: 'Mostly interest rates. Perpetual bonds of banks are the exception to look for: in 2020 those of one private bank were written off entirely.',
      hi: 'मुख्यतः ब्याज दरें। बैंकों के परपेचुअल बॉन्ड अपवाद हैं, उन्हें देखें: 2020 में एक निजी बैंक के ऐसे बॉन्ड पूरी तरह शून्य हो गए थे।',
    },
    check: {
      en: 'Compare duration and cost: the borrowers are much the same in all of them, so these two make the difference.',
      hi: 'अवधि और ख़र्च की तुलना करें: उधारकर्ता सबमें लगभग वही हैं, इसलिए अंतर इन्हीं दो से पड़ता है।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Does the government guarantee these bonds?',
        hi: 'क्या सरकार इन बॉन्ड की गारंटी देती है?',
      },
      answer: {
        en: 'Usually not. It owns the companies, which is a reason to trust them, but only some of their bonds carry its guarantee.',
        hi: 'आमतौर पर नहीं। वह कंपनियों की मालिक है, जो भरोसे का कारण है, पर गारंटी कुछ ही बॉन्ड पर होती है।',
      },
    },
  },
  'corporate-bond-funds': {
    usedFor: { en: 'Two to four years', hi: 'दो से चार साल' },
    holdings: [
      {
        what: { en: 'Company bonds rated AA+ and above', hi: 'AA+ और ऊपर की रेटिंग वाले कॉर्पोरेट बॉन्ड' },
        from: 80,
      },
    ],
    works: {
      en: 'Loans to companies that rating agencies trust most: AA+ and AAA. They pay a little more than the government for the same time.',
      hi: 'ऐसी कंपनियों को उधार जिन पर रेटिंग एजेंसियों का सबसे ज़्यादा भरोसा है: AA+ और AAA। उतने ही समय के लिए वे सरकार से थोड़ा ज़्यादा ब्याज देती हैं।',
    },
    risk: {
      en: 'Ratings are opinions. In 2018 a group rated AAA failed within weeks, so the number of borrowers matters as much as their marks.',
      hi: 'रेटिंग एक राय है। 2018 में AAA रेटिंग वाला एक समूह कुछ हफ़्तों में डूब गया, इसलिए उधारकर्ताओं की संख्या भी रेटिंग जितनी ही ज़रूरी है।',
    },
    check: {
      en: 'See the largest single borrower: above five per cent of the fund deserves a second look.',
      hi: 'सबसे बड़े उधारकर्ता को देखें: फ़ंड के पाँच प्रतिशत से ज़्यादा हो तो दोबारा सोचें।',
    },
    tax: 'lending',
    question: {
      question: { en: 'What does AA+ mean?', hi: 'AA+ का क्या मतलब है?' },
      answer: {
        en: 'A rating agency’s grade for how likely a borrower is to pay on time: AAA first, then AA+, AA, AA- and so on down to D, default.',
        hi: 'समय पर चुकाने की संभावना पर रेटिंग एजेंसी का दर्जा: पहले AAA, फिर AA+, AA, AA- और आगे D तक, यानी न चुकाना।',
      },
    },
  },
  'credit-risk-funds': {
    usedFor: { en: 'Four years and more', hi: 'चार साल या ज़्यादा' },
    holdings: [
      {
        what: { en: 'Company bonds rated AA and below', hi: 'AA और नीचे की रेटिंग वाले कॉर्पोरेट बॉन्ड' },
        from: 65,
      },
    ],
    works: {
      en: 'The fund lends on purpose to companies below the top ratings and is paid for it. If one is upgraded, its bonds rise; if one fails, part of the money is gone.',
      hi: 'फ़ंड जान-बूझकर ऊँची रेटिंग से नीचे की कंपनियों को उधार देता है और इसका ब्याज पाता है। किसी की रेटिंग सुधरे तो बॉन्ड चढ़ते हैं; कोई डूबे तो पैसे का कुछ हिस्सा चला जाता है।',
    },
    risk: {
      en: 'One default can cost a year of interest and more. In bad times nobody buys such bonds, and funds have had to close their doors.',
      hi: 'एक भी डिफ़ॉल्ट साल भर के ब्याज से ज़्यादा ले जा सकता है। बुरे समय में ऐसे बॉन्ड कोई नहीं ख़रीदता, और फ़ंडों को निकासी रोकनी पड़ी है।',
    },
    check: {
      en: 'Ask whether the extra interest is worth it to you at all. Then: many borrowers, none large, and an exit load that keeps the hurried out.',
      hi: 'पहले सोचें कि अतिरिक्त ब्याज आपके लिए इतना मायने रखता है या नहीं। फिर देखें: कई उधारकर्ता, कोई बहुत बड़ा नहीं, और जल्दबाज़ों को रोकने वाला एग्ज़िट लोड।',
    },
    tax: 'lending',
    question: {
      question: { en: 'What is a side pocket?', hi: 'साइड पॉकेट क्या है?' },
      answer: {
        en: 'When a borrower fails, the fund may set that bond apart. You get separate units for it and are paid if anything is recovered; the rest goes on as before.',
        hi: 'उधारकर्ता डूबने पर फ़ंड उस बॉन्ड को अलग कर सकता है। उसके लिए आपको अलग यूनिट मिलती हैं और वसूली होने पर पैसा; बाक़ी फ़ंड पहले जैसा चलता है।',
      },
    },
  },
  'gilt-funds': {
    usedFor: { en: 'Three to five years and more', hi: 'तीन से पाँच साल या ज़्यादा' },
    holdings: [{ what: { en: 'Government securities', hi: 'सरकारी प्रतिभूतियाँ' }, from: 80 }],
    works: {
      en: 'Gilt is an old word for the gilded edge of British government bonds. The fund lends to the Union and the states, who have always paid in rupees.',
      hi: 'गिल्ट पुराना शब्द है, ब्रिटिश सरकारी बॉन्ड के सुनहरे किनारे से आया। फ़ंड केंद्र और राज्यों को उधार देता है, जिन्होंने रुपयों में हमेशा चुकाया है।',
    },
    risk: {
      en: 'None from the borrower, much from interest rates: many gilt funds hold bonds of ten years and longer.',
      hi: 'उधारकर्ता से नहीं, पर ब्याज दरों से बहुत: कई गिल्ट फ़ंड दस साल और उससे लंबे बॉन्ड रखते हैं।',
    },
    check: {
      en: 'Look at the duration today and over the years. Managers move it between two and ten years, and that decides your result.',
      hi: 'अवधि आज और पिछले सालों में देखें। मैनेजर उसे दो से दस साल के बीच बदलते हैं, और परिणाम उसी से तय होता है।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Can I buy government bonds myself instead?',
        hi: 'क्या सरकारी बॉन्ड सीधे ख़ुद ख़रीद सकते हैं?',
      },
      answer: {
        en: 'Yes, without a fee, through the Reserve Bank’s RBI Retail Direct. Then you hold each bond to its end or sell it yourself.',
        hi: 'हाँ, रिज़र्व बैंक के आरबीआई रिटेल डायरेक्ट से बिना शुल्क। तब हर बॉन्ड आप ख़ुद अंत तक रखते या बेचते हैं।',
      },
    },
  },
  'dynamic-bond-funds': {
    usedFor: { en: 'Three to five years', hi: 'तीन से पाँच साल' },
    works: {
      en: 'No duration is fixed. The manager goes long when rates are expected to fall, and short when they are expected to rise.',
      hi: 'कोई अवधि तय नहीं। दरें घटने की उम्मीद हो तो मैनेजर लंबे बॉन्ड लेता है, बढ़ने की हो तो छोटे।',
    },
    risk: {
      en: 'Nobody foresees interest rates reliably. A wrong turn costs as much as in a long duration fund.',
      hi: 'ब्याज दरों का पक्का अनुमान कोई नहीं लगा सकता। ग़लत अंदाज़ा लॉन्ग ड्यूरेशन फ़ंड जितना ही महँगा पड़ता है।',
    },
    check: {
      en: 'Compare the past turns with what rates did afterwards, over at least one full cycle up and down.',
      hi: 'पिछले निर्णयों को बाद की दरों से मिलाएँ, कम से कम एक पूरे उतार-चढ़ाव के दौर में।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Who is a dynamic bond fund for?',
        hi: 'डायनैमिक बॉन्ड फ़ंड किसके लिए है?',
      },
      answer: {
        en: 'For those who want somebody else to decide on the duration and can wait out the mistakes.',
        hi: 'उनके लिए जो अवधि का निर्णय किसी और पर छोड़ना चाहें और ग़लतियों के दौर में रुक सकें।',
      },
    },
  },
  'floater-funds': {
    usedFor: { en: 'One to three years', hi: 'एक से तीन साल' },
    holdings: [
      {
        what: { en: 'Bonds with floating interest', hi: 'बदलते ब्याज वाले बॉन्ड' },
        from: 65,
      },
    ],
    works: {
      en: 'The interest on these bonds is reset every few months from a market rate. When rates rise, so does your income, and the price of the bond hardly moves.',
      hi: 'इन बॉन्ड का ब्याज हर कुछ महीनों में बाज़ार दर से फिर तय होता है। दरें बढ़ें तो आपकी आय भी बढ़ती है, और बॉन्ड का दाम बहुत कम बदलता है।',
    },
    risk: {
      en: 'When rates fall you earn less and miss the gains of fixed bonds. True floaters are scarce in India, so funds make them by swaps.',
      hi: 'दरें घटें तो कमाई कम होती है और तय ब्याज वाले बॉन्ड का लाभ छूट जाता है। भारत में असली फ़्लोटर कम हैं, इसलिए फ़ंड स्वैप से यह बनाते हैं।',
    },
    check: {
      en: 'See how much is floating by itself and how much through swaps, and who stands on the other side.',
      hi: 'देखें कि कितना हिस्सा अपने-आप बदलता है और कितना स्वैप से, और सामने कौन है।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'When do floaters do better than fixed bonds?',
        hi: 'फ़्लोटर कब तय ब्याज वाले बॉन्ड से बेहतर रहते हैं?',
      },
      answer: {
        en: 'While interest rates rise. When they fall it is the other way round.',
        hi: 'जब ब्याज दरें बढ़ रही हों। घटने पर इसका उलटा होता है।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
