/** Debt funds told apart by how long they lend, from a night to decades. */
import type { Portrait } from './portrait.ts'

export const debtByTime = {
  'overnight-funds': {
    usedFor: { en: 'Days', hi: 'कुछ दिन' },
    works: {
      en: 'Every evening the fund lends its money until the next morning, mostly against government bonds as a pledge, and does the same again.',
      hi: 'हर शाम फ़ंड अपना पैसा अगली सुबह तक उधार देता है, ज़्यादातर सरकारी बॉन्ड गिरवी रखकर, और फिर यही दोहराता है।',
    },
    risk: {
      en: 'About as small as a mutual fund’s can be: neither interest rates nor borrowers have time to change overnight. What you may lose is purchasing power, since the return is low.',
      hi: 'म्यूचुअल फ़ंड में जितना कम जोखिम हो सकता है, लगभग उतना: रात भर में न ब्याज दर बदलती है न उधार लेने वाला। हाँ, रिटर्न कम होने से महँगाई के मुक़ाबले पैसा पीछे रह सकता है।',
    },
    check: {
      en: 'Compare what remains after cost and tax with a savings account: for a few thousand rupees the difference may not be worth the trouble.',
      hi: 'ख़र्च और कर के बाद जो बचे उसे बचत खाते से मिलाएँ: कुछ हज़ार रुपयों के लिए अंतर मेहनत लायक न हो।',
    },
    tax: 'lending',
    question: {
      question: { en: 'When is the money back in my bank?', hi: 'पैसा बैंक में कब लौटता है?' },
      answer: {
        en: 'Usually on the next working day after you ask for it before the cut-off time.',
        hi: 'तय समय से पहले माँगने पर आमतौर पर अगले कामकाजी दिन।',
      },
    },
  },
  'liquid-funds': {
    usedFor: { en: 'Days to a few months', hi: 'कुछ दिन से कुछ महीने' },
    works: {
      en: 'The fund lends for at most 91 days: to the government by treasury bills, to banks by certificates of deposit, to companies by commercial paper. Each loan ends soon and is made again at the rate of the day.',
      hi: 'फ़ंड अधिकतम 91 दिनों के लिए उधार देता है: सरकार को ट्रेज़री बिल से, बैंकों को जमा प्रमाणपत्र से, कंपनियों को कमर्शियल पेपर से। हर उधार जल्दी पूरा होकर नई दर पर फिर दिया जाता है।',
    },
    risk: {
      en: 'Small, but not none: when a large borrower failed in 2018, some liquid funds lost value in a day. A small exit load applies in the first six days.',
      hi: 'कम, पर शून्य नहीं: 2018 में एक बड़े उधारकर्ता के डूबने पर कुछ लिक्विड फ़ंडों का मूल्य एक ही दिन में घटा था। पहले छह दिनों में निकालने पर थोड़ा एग्ज़िट लोड लगता है।',
    },
    check: {
      en: 'Prefer many borrowers and the best ratings over a slightly higher return: with money you may need tomorrow there is nothing to be won by daring.',
      hi: 'थोड़े ज़्यादा रिटर्न के बजाय ज़्यादा उधारकर्ता और सबसे अच्छी रेटिंग चुनें: कल काम आ सकने वाले पैसे से दाँव नहीं खेलते।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Is a liquid fund as safe as a bank deposit?',
        hi: 'क्या लिक्विड फ़ंड बैंक जमा जितना सुरक्षित है?',
      },
      answer: {
        en: 'No. A bank deposit is insured up to Rs. 5 lakh and its interest is fixed. A fund has neither; it has many borrowers instead of one.',
        hi: 'नहीं। बैंक जमा पर ₹5 लाख तक बीमा और तय ब्याज होता है। फ़ंड में दोनों नहीं; उसमें एक के बजाय कई उधारकर्ता होते हैं।',
      },
    },
  },
  'ultra-short-duration-funds': {
    usedFor: { en: 'Three to twelve months', hi: 'तीन से बारह महीने' },
    works: {
      en: 'A step longer than liquid: on average the loans come back in three to six months. The extra weeks usually earn a little more.',
      hi: 'लिक्विड से एक कदम लंबा: औसतन उधार तीन से छह महीनों में लौटता है। इन अतिरिक्त हफ़्तों से आमतौर पर थोड़ा ज़्यादा मिलता है।',
    },
    risk: {
      en: 'A rise in interest rates takes a fraction of a per cent off the value for some weeks. Weak borrowers are the larger danger.',
      hi: 'ब्याज दर बढ़ने पर कुछ हफ़्तों के लिए मूल्य में प्रतिशत का छोटा-सा हिस्सा घटता है। कमज़ोर उधारकर्ता बड़ा ख़तरा हैं।',
    },
    check: {
      en: 'Read the ratings: an ultra short fund that pays much more than its neighbours lends to someone they would not.',
      hi: 'रेटिंग पढ़ें: जो अल्ट्रा शॉर्ट फ़ंड औरों से काफ़ी ज़्यादा देता है, वह ऐसे को उधार दे रहा है जिसे बाक़ी नहीं देते।',
    },
    tax: 'lending',
    question: {
      question: { en: 'What is Macaulay duration?', hi: 'मैकाले अवधि क्या है?' },
      answer: {
        en: 'The average time, weighted by amount, until the fund has its lent money back with interest. The longer it is, the more the value moves with interest rates.',
        hi: 'रकम के हिसाब से औसत समय, जिसमें दिया हुआ उधार ब्याज सहित लौटता है। जितना लंबा, उतना ही मूल्य ब्याज दरों के साथ बदलता है।',
      },
    },
  },
  'low-duration-funds': {
    usedFor: { en: 'Six months to two years', hi: 'छह महीने से दो साल' },
    works: {
      en: 'Between half a year and a year on average, the fund lends to banks, companies and the government, and keeps a part ready for those who leave.',
      hi: 'औसतन छह महीने से एक साल के लिए फ़ंड बैंकों, कंपनियों और सरकार को उधार देता है, और निकलने वालों के लिए कुछ पैसा तैयार रखता है।',
    },
    risk: {
      en: 'If rates rise by one percentage point, expect the value to dip by somewhat less than one per cent before the higher interest makes up for it.',
      hi: 'ब्याज दर एक प्रतिशत अंक बढ़े तो मूल्य में एक प्रतिशत से कुछ कम गिरावट मानकर चलें, जिसे ऊँचा ब्याज धीरे-धीरे पूरा करता है।',
    },
    check: {
      en: 'Does the fund say low duration and hold papers of weak companies? Then it earns its extra by credit risk, not by time.',
      hi: 'क्या फ़ंड का नाम लो ड्यूरेशन है पर वह कमज़ोर कंपनियों के काग़ज़ रखता है? तब उसकी अतिरिक्त कमाई समय से नहीं, उधार के जोखिम से है।',
    },
    tax: 'lending',
    question: {
      question: { en: 'Low or ultra short: which is longer?', hi: 'लो और अल्ट्रा शॉर्ट में लंबा कौन है?' },
      answer: {
        en: 'Low duration: six to twelve months, against three to six.',
        hi: 'लो ड्यूरेशन: छह से बारह महीने, जबकि अल्ट्रा शॉर्ट तीन से छह।',
      },
    },
  },
  'money-market-funds': {
    usedFor: { en: 'Three months to a year', hi: 'तीन महीने से एक साल' },
    works: {
      en: 'The money market is where banks, companies and the government borrow for up to a year without bonds. The fund holds only such papers: treasury bills, commercial paper, certificates of deposit.',
      hi: 'मुद्रा बाज़ार वह जगह है जहाँ बैंक, कंपनियाँ और सरकार एक साल तक के लिए बिना बॉन्ड उधार लेते हैं। फ़ंड केवल ऐसे साधन रखता है: ट्रेज़री बिल, कमर्शियल पेपर, जमा प्रमाणपत्र।',
    },
    risk: {
      en: 'Rates for a year move more than rates for a week, so the value can stand still for a month when they rise.',
      hi: 'एक साल की ब्याज दर एक हफ़्ते वाली से ज़्यादा बदलती है, इसलिए दर बढ़ने पर मूल्य एक महीने ठहर सकता है।',
    },
    check: {
      en: 'The average maturity decides how it behaves. Near a month it is a liquid fund in all but name; near a year it wants some patience.',
      hi: 'औसत परिपक्वता से व्यवहार तय होता है। एक महीने के पास हो तो यह लगभग लिक्विड फ़ंड है; एक साल के पास हो तो कुछ धैर्य चाहिए।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'How do money market and liquid funds differ?',
        hi: 'मनी मार्केट और लिक्विड फ़ंड में क्या अंतर है?',
      },
      answer: {
        en: 'By time. A liquid fund lends for 91 days at most, this one for up to a year.',
        hi: 'समय से। लिक्विड फ़ंड अधिकतम 91 दिन उधार देता है, यह एक साल तक।',
      },
    },
  },
  'short-duration-funds': {
    usedFor: { en: 'One to three years', hi: 'एक से तीन साल' },
    works: {
      en: 'Bonds that come due in one to three years on average: long enough to earn more than a deposit in some years, short enough that rate changes heal within months.',
      hi: 'औसतन एक से तीन साल में पूरे होने वाले बॉन्ड: इतने लंबे कि कुछ सालों में जमा से ज़्यादा कमाएँ, इतने छोटे कि दरों के झटके कुछ महीनों में भर जाएँ।',
    },
    risk: {
      en: 'A rise of one percentage point in rates costs about one to three per cent of the value at once.',
      hi: 'दर एक प्रतिशत अंक बढ़ने पर मूल्य तुरंत लगभग एक से तीन प्रतिशत घटता है।',
    },
    check: {
      en: 'Match the duration to the date you need the money. A fund of two years fits a school fee in two years, not one next month.',
      hi: 'अवधि को पैसे की ज़रूरत की तारीख़ से मिलाएँ। दो साल वाला फ़ंड दो साल बाद की स्कूल फ़ीस के लिए ठीक है, अगले महीने के लिए नहीं।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Can a short duration fund have a negative month?',
        hi: 'क्या शॉर्ट ड्यूरेशन फ़ंड किसी महीने घाटे में जा सकता है?',
      },
      answer: {
        en: 'Yes, when rates rise quickly. Held for its duration, the higher interest has usually made up for it.',
        hi: 'हाँ, जब दरें तेज़ी से बढ़ें। पूरी अवधि रखने पर ऊँचे ब्याज ने आमतौर पर भरपाई की है।',
      },
    },
  },
  'medium-duration-funds': {
    usedFor: { en: 'Three to four years', hi: 'तीन से चार साल' },
    works: {
      en: 'Three to four years of duration is where company bonds are most at home, so these funds often mix rates and credit: some safe papers, some that pay more.',
      hi: 'तीन-चार साल की अवधि में कंपनियों के बॉन्ड सबसे ज़्यादा मिलते हैं, इसलिए ये फ़ंड अक्सर ब्याज दर और उधार दोनों का मेल रखते हैं: कुछ सुरक्षित, कुछ ज़्यादा ब्याज वाले।',
    },
    risk: {
      en: 'Both risks at once: rates, and borrowers that are not of the first rank.',
      hi: 'दोनों जोखिम एक साथ: ब्याज दर का, और ऐसे उधारकर्ताओं का जो सबसे मज़बूत नहीं हैं।',
    },
    check: {
      en: 'Look at the share rated below AA. In trouble the manager may cut the duration to one year; the scheme’s document says when.',
      hi: 'AA से नीचे की रेटिंग का हिस्सा देखें। संकट में मैनेजर अवधि एक साल तक घटा सकता है; कब, यह योजना के दस्तावेज़ में लिखा है।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Why would the manager leave the range of three to four years?',
        hi: 'मैनेजर तीन-चार साल की सीमा से बाहर क्यों जाएगा?',
      },
      answer: {
        en: 'To soften a rise of interest rates. SEBI allows it in an anticipated adverse situation, with the reasons in writing.',
        hi: 'ब्याज दर बढ़ने का असर कम करने के लिए। सेबी आशंका होने पर लिखित कारणों के साथ इसकी अनुमति देता है।',
      },
    },
  },
  'medium-to-long-duration-funds': {
    usedFor: { en: 'Four to seven years', hi: 'चार से सात साल' },
    works: {
      en: 'Mostly government and large company bonds whose money returns in four to seven years. Most of the gain is interest; part of it comes when rates fall and old, better-paid bonds rise in price.',
      hi: 'ज़्यादातर सरकारी और बड़ी कंपनियों के बॉन्ड जिनका पैसा चार से सात साल में लौटता है। ज़्यादातर लाभ ब्याज है; कुछ तब मिलता है जब दरें घटें और पुराने, ज़्यादा ब्याज वाले बॉन्ड महँगे हों।',
    },
    risk: {
      en: 'One percentage point up in rates takes four to seven per cent off at once: a whole year of interest.',
      hi: 'दर एक प्रतिशत अंक बढ़े तो मूल्य तुरंत चार से सात प्रतिशत घटता है: पूरे साल का ब्याज।',
    },
    check: {
      en: 'It is a view on interest rates. If you have none, a shorter fund or a target maturity index fund asks less of you.',
      hi: 'यह ब्याज दरों पर एक राय है। अगर आपकी कोई राय नहीं, तो छोटी अवधि का फ़ंड या टारगेट मैच्योरिटी इंडेक्स फ़ंड आसान है।',
    },
    tax: 'lending',
    question: {
      question: {
        en: 'Why do bonds fall when interest rates rise?',
        hi: 'ब्याज दर बढ़ने पर बॉन्ड क्यों गिरते हैं?',
      },
      answer: {
        en: 'A bond that pays 7% is worth less once new ones pay 8%. The longer it still runs, the more it loses.',
        hi: 'नए बॉन्ड 8% देने लगें तो 7% वाला कम मूल्य का रह जाता है। वह जितना लंबा बाक़ी है, उतना ज़्यादा गिरता है।',
      },
    },
  },
  'long-duration-funds': {
    usedFor: { en: 'Seven years and more', hi: 'सात साल या ज़्यादा' },
    works: {
      en: 'The fund lends for decades, nearly all of it to the government: Indian government bonds run for up to fifty years. It locks today’s rate in for long.',
      hi: 'फ़ंड दशकों के लिए उधार देता है, लगभग सारा सरकार को: भारत सरकार के बॉन्ड पचास साल तक के होते हैं। इससे आज की ब्याज दर लंबे समय के लिए बँध जाती है।',
    },
    risk: {
      en: 'It swings more than any other debt fund: a change of one percentage point in rates moves it by eight or ten per cent, up or down.',
      hi: 'यह किसी भी दूसरे डेट फ़ंड से ज़्यादा डोलता है: दर में एक प्रतिशत अंक का बदलाव इसे आठ-दस प्रतिशत ऊपर या नीचे ले जाता है।',
    },
    check: {
      en: 'Use it for a goal that is as far away as its bonds, such as a pension. As a place to park money it has surprised many.',
      hi: 'इसे उतने ही दूर के लक्ष्य के लिए रखें जितनी दूर इसके बॉन्ड हैं, जैसे पेंशन। कुछ समय पैसा टिकाने की जगह समझने वालों को इसने अक्सर चौंकाया है।',
    },
    tax: 'lending',
    question: {
      question: { en: 'Is government debt not safe?', hi: 'क्या सरकारी बॉन्ड सुरक्षित नहीं?' },
      answer: {
        en: 'The government pays. But if you leave early you sell at the day’s price, and that moves with interest rates.',
        hi: 'सरकार पैसा लौटाती है। पर आप पहले निकलें तो उस दिन के दाम पर बिकता है, जो ब्याज दरों के साथ बदलता है।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
