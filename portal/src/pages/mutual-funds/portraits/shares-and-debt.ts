/** Hybrid funds: shares and debt in one. */
import type { Portrait } from './portrait.ts'

const shares = { en: 'Shares', hi: 'शेयर' }
const debt = { en: 'Debt', hi: 'डेट' }

export const sharesAndDebt = {
  'hybrid-funds': {
    usedFor: { en: 'Months to many years, by category', hi: 'श्रेणी के अनुसार कुछ महीने से कई साल' },
    works: {
      en: 'Shares to grow, debt to steady. When one has run ahead, the manager sells some of it and buys the other, inside the fund and without tax for you.',
      hi: 'बढ़ने के लिए शेयर, सँभालने के लिए डेट। जब एक आगे निकल जाए तो मैनेजर उसका कुछ हिस्सा बेचकर दूसरा ख़रीदता है, फ़ंड के भीतर और आपके लिए बिना कर के।',
    },
    risk: {
      en: 'The share part falls with the market, and in rare years bonds fall along with it. The word balanced in a name is a proportion, not a promise.',
      hi: 'शेयर वाला हिस्सा बाज़ार के साथ गिरता है, और कभी-कभार बॉन्ड भी साथ गिरते हैं। नाम में बैलेंस्ड शब्द एक अनुपात है, वादा नहीं।',
    },
    check: {
      en: 'Begin with the share of equity you could bear to see halved: 20%, 50% or 75%. That chooses the category for you.',
      hi: 'पहले सोचें कि कितने हिस्से का आधा होना आप सह सकते हैं: 20%, 50% या 75%। श्रेणी इसी से तय हो जाती है।',
    },
    tax: 'depends',
    question: {
      question: {
        en: 'Is a hybrid fund better than one equity and one debt fund?',
        hi: 'क्या हाइब्रिड फ़ंड एक इक्विटी और एक डेट फ़ंड से बेहतर है?',
      },
      answer: {
        en: 'It is less work, and rebalancing inside it is free of tax. Two funds let you choose the mix, and sell only the one you want to.',
        hi: 'इसमें काम कम है और भीतर का संतुलन करमुक्त है। दो फ़ंडों में अनुपात आप चुनते हैं और वही बेचते हैं जो चाहें।',
      },
    },
  },
  'aggressive-hybrid-funds': {
    usedFor: { en: 'Five years and more', hi: 'पाँच साल या ज़्यादा' },
    holdings: [
      { what: shares, from: 65, to: 80 },
      { what: debt, from: 20, to: 35 },
    ],
    works: {
      en: 'Two thirds to four fifths in shares, the rest in bonds: close to an equity fund, with a cushion that lets the manager buy when shares are cheap.',
      hi: 'दो तिहाई से चार पाँचवाँ हिस्सा शेयरों में, बाक़ी बॉन्ड में: इक्विटी फ़ंड के क़रीब, पर एक गद्दी के साथ जिससे शेयर सस्ते होने पर ख़रीद हो सके।',
    },
    risk: {
      en: 'Do not let hybrid reassure you too much: in a fall of 30% such a fund loses around 20%.',
      hi: 'हाइब्रिड शब्द से ज़्यादा निश्चिंत न हों: बाज़ार 30% गिरे तो ऐसा फ़ंड क़रीब 20% गिरता है।',
    },
    check: {
      en: 'Look inside the debt part too: some funds seek extra interest there, which takes away the cushion just when it is needed.',
      hi: 'डेट वाला हिस्सा भी देखें: कुछ फ़ंड वहाँ अतिरिक्त ब्याज खोजते हैं, जिससे ज़रूरत के समय गद्दी ही नहीं रहती।',
    },
    tax: 'shares',
    question: {
      question: { en: 'Why at least 65% in shares?', hi: 'शेयरों में कम से कम 65% क्यों?' },
      answer: {
        en: 'That is the category’s rule, and also the line from which the tax law treats a fund as an equity fund.',
        hi: 'यह श्रेणी का नियम है, और यही वह सीमा भी है जिससे कर क़ानून फ़ंड को इक्विटी फ़ंड मानता है।',
      },
    },
  },
  'balanced-hybrid-funds': {
    usedFor: { en: 'Three to five years and more', hi: 'तीन से पाँच साल या ज़्यादा' },
    holdings: [
      { what: shares, from: 40, to: 60 },
      { what: debt, from: 40, to: 60 },
    ],
    works: {
      en: 'Half and half, give or take ten per cent, and no arbitrage to dress it up: what is called equity here really moves with the market.',
      hi: 'आधा-आधा, दस प्रतिशत इधर-उधर, और आर्बिट्राज का सहारा नहीं: यहाँ जो इक्विटी कहलाता है वह सचमुच बाज़ार के साथ चलता है।',
    },
    risk: {
      en: 'About half of a market fall reaches you. Over long years about half of the growth does, too.',
      hi: 'बाज़ार की गिरावट का क़रीब आधा आप तक पहुँचता है। लंबे समय में बढ़त का भी क़रीब आधा।',
    },
    check: {
      en: 'Mind the tax: with less than 65% in shares it does not count as an equity fund, although half of it is shares.',
      hi: 'कर का ध्यान रखें: शेयर 65% से कम होने पर यह इक्विटी फ़ंड नहीं माना जाता, जबकि आधा हिस्सा शेयर है।',
    },
    tax: 'depends',
    question: {
      question: { en: 'Why are there so few balanced hybrid funds?', hi: 'बैलेंस्ड हाइब्रिड फ़ंड इतने कम क्यों हैं?' },
      answer: {
        en: 'For years a fund house had to choose between an aggressive and a balanced hybrid fund, and the tax favours the aggressive one.',
        hi: 'बरसों तक फ़ंड हाउस को अग्रेसिव और बैलेंस्ड हाइब्रिड में से एक चुनना पड़ता था, और कर के नियम अग्रेसिव के पक्ष में हैं।',
      },
    },
  },
  'conservative-hybrid-funds': {
    usedFor: { en: 'Three years and more', hi: 'तीन साल या ज़्यादा' },
    holdings: [
      { what: debt, from: 75, to: 90 },
      { what: shares, from: 10, to: 25 },
    ],
    works: {
      en: 'A debt fund with a pinch of shares. The interest is meant to carry the value through the years in which shares fall.',
      hi: 'चुटकी भर शेयरों वाला डेट फ़ंड। उम्मीद यह रहती है कि शेयर गिरने वाले सालों में ब्याज मूल्य को सँभाले रखे।',
    },
    risk: {
      en: 'A quarter in shares is enough for a negative year. The bonds carry risks of their own, which the name does not mention.',
      hi: 'एक चौथाई शेयर भी घाटे का साल ला सकते हैं। बॉन्ड के अपने जोखिम हैं, जिनका नाम में ज़िक्र नहीं।',
    },
    check: {
      en: 'It was once sold as a monthly income plan. If you need a monthly income, plan withdrawals yourself and see how long the money lasts.',
      hi: 'पहले इसे मंथली इनकम प्लान कहकर बेचा जाता था। मासिक आय चाहिए तो निकासी की योजना ख़ुद बनाएँ और देखें कि पैसा कब तक चलेगा।',
    },
    tax: 'lending',
    question: {
      question: { en: 'Does such a fund pay out every month?', hi: 'क्या ऐसा फ़ंड हर महीने पैसा देता है?' },
      answer: {
        en: 'Only if you set up a withdrawal plan, and then partly from your own capital. No fund may promise an income.',
        hi: 'केवल तब जब आप विदड्रॉल प्लान लगाएँ, और तब भी कुछ हिस्सा आपकी अपनी पूँजी से। कोई फ़ंड आय का वादा नहीं कर सकता।',
      },
    },
  },
  'balanced-advantage-funds': {
    usedFor: { en: 'Three to five years and more', hi: 'तीन से पाँच साल या ज़्यादा' },
    holdings: [
      { what: shares, from: 0 },
      { what: debt, from: 0 },
    ],
    works: {
      en: 'A model, usually of how dear shares are, says how much to hold: little after a long rise, much after a fall. Derivatives often hedge part of the shares.',
      hi: 'एक मॉडल, प्रायः शेयर कितने महँगे हैं इस पर, बताता है कि कितना रखना है: लंबी तेज़ी के बाद कम, गिरावट के बाद ज़्यादा। अक्सर डेरिवेटिव से शेयरों का कुछ हिस्सा सुरक्षित किया जाता है।',
    },
    risk: {
      en: 'Two funds of this name can be as different as an equity and a debt fund: the rule sets no limits, and the models disagree.',
      hi: 'इस नाम के दो फ़ंड इक्विटी और डेट जितने अलग हो सकते हैं: नियम कोई सीमा नहीं रखता, और मॉडल एक-दूसरे से असहमत हैं।',
    },
    check: {
      en: 'Find the net equity, after hedges, month by month. That line, not the name, tells you what you would own.',
      hi: 'हेज घटाकर शुद्ध इक्विटी महीने-दर-महीने देखें। आप क्या रखेंगे, यह नाम नहीं, वही रेखा बताती है।',
    },
    tax: 'depends',
    question: {
      question: {
        en: 'Does a balanced advantage fund protect me from a crash?',
        hi: 'क्या बैलेंस्ड एडवांटेज फ़ंड बड़ी गिरावट से बचाता है?',
      },
      answer: {
        en: 'Partly at best. If the model held few shares before the fall, you lose less; if not, you lose with the market.',
        hi: 'ज़्यादा से ज़्यादा कुछ हद तक। मॉडल ने पहले शेयर कम रखे हों तो कम नुकसान; नहीं तो बाज़ार जितना।',
      },
    },
  },
  'equity-savings-funds': {
    usedFor: { en: 'Two to three years and more', hi: 'दो से तीन साल या ज़्यादा' },
    works: {
      en: 'Roughly a third each: shares held for growth, shares hedged by futures (arbitrage), and debt. The hedged third counts as equity for tax but does not move with the market.',
      hi: 'मोटे तौर पर एक-एक तिहाई: बढ़त के लिए शेयर, वायदा से सुरक्षित शेयर (आर्बिट्राज), और डेट। सुरक्षित तिहाई कर के लिए इक्विटी गिना जाता है, पर बाज़ार के साथ नहीं चलता।',
    },
    risk: {
      en: 'The open third falls with shares. In a bad year expect a loss of some per cent, not of tens.',
      hi: 'खुला तिहाई शेयरों के साथ गिरता है। ख़राब साल में कुछ प्रतिशत का नुकसान मानकर चलें, दसियों का नहीं।',
    },
    check: {
      en: 'How much of the shares is left unhedged differs from fund to fund. It decides everything else.',
      hi: 'कितने शेयर बिना हेज के रहते हैं, यह हर फ़ंड में अलग है। बाक़ी सब इसी से तय होता है।',
    },
    tax: 'shares',
    question: {
      question: { en: 'Why hold shares and hedge them?', hi: 'शेयर रखकर उन्हें हेज क्यों करते हैं?' },
      answer: {
        en: 'To earn about what short-term lending earns, while being taxed as an equity fund.',
        hi: 'ताकि कमाई लगभग कम अवधि के उधार जितनी हो, पर कर इक्विटी फ़ंड की तरह लगे।',
      },
    },
  },
  'arbitrage-funds': {
    usedFor: { en: 'Three months to a year and more', hi: 'तीन महीने से एक साल या ज़्यादा' },
    works: {
      en: 'The same share often costs a little more in the futures market than today. The fund buys today, sells the future at the same moment, and keeps the difference whatever the price does.',
      hi: 'वही शेयर वायदा बाज़ार में अक्सर आज से थोड़ा महँगा होता है। फ़ंड आज ख़रीदकर उसी क्षण वायदा बेचता है और दाम कुछ भी हो, अंतर अपने पास रखता है।',
    },
    risk: {
      en: 'Small for a fund of shares. The difference shrinks when many chase it, and a month can end slightly negative.',
      hi: 'शेयरों वाले फ़ंड के हिसाब से कम। बहुत लोग पीछे पड़ें तो अंतर सिकुड़ता है, और कोई महीना थोड़ा घाटे में भी जा सकता है।',
    },
    check: {
      en: 'Cost matters more than anything else here: the fund earns little, and the fee comes off that little. Look for an exit load in the first weeks.',
      hi: 'यहाँ ख़र्च सबसे ज़्यादा मायने रखता है: कमाई कम है और शुल्क उसी में से कटता है। शुरू के हफ़्तों का एग्ज़िट लोड देखें।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'Arbitrage or liquid fund?',
        hi: 'आर्बिट्राज या लिक्विड फ़ंड?',
      },
      answer: {
        en: 'Before tax they earn about the same. Arbitrage is taxed as equity, which helps those in a high slab who can wait a few months; liquid is steadier from day to day.',
        hi: 'कर से पहले कमाई लगभग बराबर है। आर्बिट्राज पर इक्विटी जैसा कर लगता है, जो ऊँचे स्लैब में कुछ महीने रुक सकने वालों के काम का है; लिक्विड रोज़-रोज़ ज़्यादा स्थिर है।',
      },
    },
  },
  'multi-asset-allocation-funds': {
    usedFor: { en: 'Five years and more', hi: 'पाँच साल या ज़्यादा' },
    holdings: [
      { what: shares, from: 10 },
      { what: debt, from: 10 },
      {
        what: { en: 'A third kind, often gold or silver', hi: 'तीसरी तरह की संपत्ति, अक्सर सोना या चाँदी' },
        from: 10,
      },
    ],
    works: {
      en: 'Gold has often risen when shares fell. A fund that holds three kinds of assets hopes that one of them is up when the others are down.',
      hi: 'शेयर गिरने पर सोना अक्सर चढ़ा है। तीन तरह की संपत्तियाँ रखने वाला फ़ंड उम्मीद करता है कि बाक़ी गिरें तो कोई एक ऊपर हो।',
    },
    risk: {
      en: 'With 10% as the only rule, one fund may hold 80% shares and another 50% gold. They share a name and little else.',
      hi: 'नियम केवल 10% का है, इसलिए एक फ़ंड 80% शेयर रख सकता है और दूसरा 50% सोना। नाम एक है, बाक़ी बहुत कम मिलता है।',
    },
    check: {
      en: 'Read the ranges in the scheme’s document, and whether the fund stays above 65% in shares: its tax hangs on that.',
      hi: 'योजना के दस्तावेज़ में सीमाएँ पढ़ें, और देखें कि शेयर 65% से ऊपर रहते हैं या नहीं: कर इसी पर टिका है।',
    },
    tax: 'depends',
    question: {
      question: {
        en: 'Do I still need gold of my own?',
        hi: 'क्या तब भी अपना अलग सोना चाहिए?',
      },
      answer: {
        en: 'Count what the fund holds first. With 15% gold inside, more outside is a decision, not a need.',
        hi: 'पहले देखें कि फ़ंड में कितना है। भीतर 15% सोना हो तो बाहर और लेना एक फ़ैसला है, ज़रूरत नहीं।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
