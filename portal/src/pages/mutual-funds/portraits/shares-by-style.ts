/** Equity funds told apart by how they choose. */
import type { Portrait } from './portrait.ts'

const fiveYears = { en: 'Five years and more', hi: 'पाँच साल या ज़्यादा' }
const sevenYears = { en: 'Seven years and more', hi: 'सात साल या ज़्यादा' }

export const sharesByStyle = {
  'elss-funds': {
    usedFor: {
      en: 'Three years at least; five and more is better',
      hi: 'कम से कम तीन साल; पाँच या ज़्यादा बेहतर',
    },
    lockIn: { en: 'Three years from each payment', hi: 'हर किस्त की तारीख़ से तीन साल' },
    holdings: [{ what: { en: 'Shares', hi: 'शेयर' }, from: 80 }],
    works: {
      en: 'An equity fund with a door that stays shut for three years. In return, what you put in counts towards the Rs. 1.5 lakh that the old tax regime lets you deduct each year.',
      hi: 'ऐसा इक्विटी फ़ंड जिसका दरवाज़ा तीन साल बंद रहता है। बदले में लगाया पैसा उस ₹1.5 लाख की सालाना कटौती में गिना जाता है जो पुरानी कर व्यवस्था देती है।',
    },
    risk: {
      en: 'It falls like any other equity fund, and during the lock-in you can only watch. The saved tax is certain; the return is not.',
      hi: 'यह बाक़ी इक्विटी फ़ंडों की तरह ही गिरता है, और लॉक-इन में आप केवल देख सकते हैं। कर की बचत पक्की है; रिटर्न नहीं।',
    },
    check: {
      en: 'Under the new regime there is no such deduction: then a flexi cap fund does the same work without the lock. Compare both regimes first with the income tax calculator.',
      hi: 'नई व्यवस्था में यह कटौती नहीं है: तब फ़्लेक्सी कैप फ़ंड बिना लॉक-इन के वही काम करता है। पहले आयकर कैलकुलेटर से दोनों व्यवस्थाओं की तुलना करें।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'When can I take out money from an ELSS SIP?',
        hi: 'ईएलएसएस की एसआईपी से पैसा कब निकाल सकते हैं?',
      },
      answer: {
        en: 'Each instalment is locked for three years of its own. After 36 instalments only the first is free, the next a month later, and so on.',
        hi: 'हर किस्त अपने तीन साल तक बंद रहती है। 36 किस्तों के बाद केवल पहली खुलती है, अगली एक महीने बाद, और इसी तरह।',
      },
    },
  },
  'focused-funds': {
    usedFor: sevenYears,
    works: {
      en: 'Thirty companies at most, so each one matters. A manager with few, well-studied holdings can do much better than the index, or much worse.',
      hi: 'ज़्यादा से ज़्यादा तीस कंपनियाँ, इसलिए हर एक मायने रखती है। कम और गहराई से परखी कंपनियों वाला फ़ंड सूचकांक से बहुत बेहतर भी हो सकता है, और बहुत ख़राब भी।',
    },
    risk: {
      en: 'One mistake weighs three per cent or more of the whole. Two such funds can have opposite years.',
      hi: 'एक ग़लती का वज़न पूरे फ़ंड का तीन प्रतिशत या ज़्यादा होता है। ऐसे दो फ़ंडों का एक ही साल बिल्कुल उलटा हो सकता है।',
    },
    check: {
      en: 'Read the list of companies: it is short enough. Would you be at ease owning these thirty, whichever way they go?',
      hi: 'कंपनियों की सूची पढ़ें: वह छोटी ही है। चाहे जो हो, क्या आप इन तीस के मालिक बनकर निश्चिंत रहेंगे?',
    },
    tax: 'shares',
    question: {
      question: { en: 'Does fewer companies mean more risk?', hi: 'क्या कम कंपनियाँ यानी ज़्यादा जोखिम?' },
      answer: {
        en: 'More risk that belongs to single companies, yes. The risk of the whole market is the same as in any equity fund.',
        hi: 'अलग-अलग कंपनियों का जोखिम, हाँ। पूरे बाज़ार का जोखिम हर इक्विटी फ़ंड जितना ही है।',
      },
    },
  },
  'value-funds': {
    usedFor: sevenYears,
    works: {
      en: 'The manager looks for a gap between price and worth: a low price for the profit, the assets or the dividend a company has. The gain comes when others notice.',
      hi: 'मैनेजर दाम और असली मूल्य के बीच का अंतर खोजता है: मुनाफ़े, संपत्ति या लाभांश के मुक़ाबले कम दाम। लाभ तब होता है जब दूसरे भी यह देखें।',
    },
    risk: {
      en: 'Some shares are cheap because the business is dying; the trade calls that a value trap. And the whole style can lag behind for years while growth is in fashion.',
      hi: 'कुछ शेयर इसलिए सस्ते होते हैं कि कारोबार डूब रहा है; इसे वैल्यू ट्रैप कहते हैं। और जब तेज़ बढ़ने वाली कंपनियों का चलन हो, तब यह शैली सालों पीछे रह सकती है।',
    },
    check: {
      en: 'Compare the price to earnings of the holdings with that of the Nifty 500. If it is not lower, the name promises more than the fund keeps.',
      hi: 'होल्डिंग के दाम और कमाई का अनुपात (पी/ई) निफ़्टी 500 से मिलाएँ। अगर वह कम नहीं, तो नाम में वादा ज़्यादा है।',
    },
    tax: 'shares',
    question: {
      question: { en: 'How do value and contra funds differ?', hi: 'वैल्यू और कॉन्ट्रा फ़ंड में क्या अंतर है?' },
      answer: {
        en: 'Value asks what a company is worth, contra asks what others dislike. Since 2026 a house may offer both if no more than half of the holdings are the same.',
        hi: 'वैल्यू पूछता है कि कंपनी का मूल्य क्या है, कॉन्ट्रा पूछता है कि दूसरे किसे नापसंद करते हैं। 2026 से एक कंपनी दोनों चला सकती है, अगर आधे से ज़्यादा होल्डिंग एक जैसी न हों।',
      },
    },
  },
  'contra-funds': {
    usedFor: sevenYears,
    works: {
      en: 'Contra is short for contrarian: the manager buys what most are selling, a sector in trouble or a company after a bad year, and waits for the mood to turn.',
      hi: 'कॉन्ट्रा यानी धारा के विपरीत: मैनेजर वह ख़रीदता है जो ज़्यादातर लोग बेच रहे हैं, जैसे मुश्किल में पड़ा क्षेत्र या ख़राब साल के बाद की कंपनी, और माहौल बदलने का इंतज़ार करता है।',
    },
    risk: {
      en: 'The crowd is sometimes right. Then the fund holds what goes on falling, and it takes patience to stay.',
      hi: 'कभी-कभी भीड़ सही होती है। तब फ़ंड के पास वही रहता है जो गिरता जा रहा है, और टिके रहने के लिए धैर्य चाहिए।',
    },
    check: {
      en: 'Few houses run one. See whether its largest holdings are really unloved, or the same banks that every fund holds.',
      hi: 'गिनी-चुनी कंपनियाँ ही ऐसे फ़ंड चलाती हैं। देखें कि सबसे बड़ी होल्डिंग सचमुच उपेक्षित हैं या वही बैंक जो हर फ़ंड में हैं।',
    },
    tax: 'shares',
    question: {
      question: { en: 'Why are there only a few contra funds?', hi: 'कॉन्ट्रा फ़ंड इतने कम क्यों हैं?' },
      answer: {
        en: 'Until 2026 a fund house had to choose between a value and a contra fund, and most chose value.',
        hi: '2026 तक फ़ंड हाउस को वैल्यू और कॉन्ट्रा में से एक चुनना पड़ता था, और ज़्यादातर ने वैल्यू चुना।',
      },
    },
  },
  'dividend-yield-funds': {
    usedFor: fiveYears,
    works: {
      en: 'Companies that pay out much of their profit year after year are usually settled ones: power, mining, consumer goods, public sector firms. The dividends flow into the fund.',
      hi: 'जो कंपनियाँ साल-दर-साल मुनाफ़े का बड़ा हिस्सा बाँटती हैं वे प्रायः जमी हुई होती हैं: बिजली, खनन, उपभोक्ता वस्तुएँ, सार्वजनिक कंपनियाँ। लाभांश फ़ंड में आता है।',
    },
    risk: {
      en: 'A high yield can be the sign of a fallen price, and a dividend can be cut. Whole stretches of the market, such as young technology companies, are left out.',
      hi: 'ऊँची यील्ड गिरे हुए दाम का संकेत भी हो सकती है, और लाभांश घट सकता है। बाज़ार के पूरे हिस्से, जैसे नई टेक्नोलॉजी कंपनियाँ, छूट जाते हैं।',
    },
    check: {
      en: 'Look at the share of public sector companies: in some funds it is so large that a change of policy decides the year.',
      hi: 'सार्वजनिक कंपनियों का हिस्सा देखें: कुछ फ़ंडों में वह इतना बड़ा है कि नीति में एक बदलाव पूरा साल तय कर देता है।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'Does the fund pay me a regular income?',
        hi: 'क्या यह फ़ंड मुझे नियमित आय देता है?',
      },
      answer: {
        en: 'No. In a growth plan dividends stay in the fund. For a monthly income look at a systematic withdrawal plan, which sells a few units each month.',
        hi: 'नहीं। ग्रोथ प्लान में लाभांश फ़ंड में ही रहता है। मासिक आय के लिए सिस्टेमैटिक विदड्रॉल प्लान देखें, जिसमें हर महीने कुछ यूनिट बिकती हैं।',
      },
    },
  },
  'sectoral-and-thematic-funds': {
    usedFor: sevenYears,
    holdings: [{ what: { en: 'Shares of one sector or theme', hi: 'एक क्षेत्र या विषय के शेयर' }, from: 80 }],
    works: {
      en: 'A sector is one trade: banking, pharma, technology. A theme runs across trades: infrastructure, consumption, exports. The fund stays in it whether times are good or bad.',
      hi: 'सेक्टर यानी एक कारोबार: बैंकिंग, दवा, टेक्नोलॉजी। थीम कई कारोबारों में फैली होती है: बुनियादी ढाँचा, उपभोग, निर्यात। समय अच्छा हो या बुरा, फ़ंड उसी में रहता है।',
    },
    risk: {
      en: 'There is nowhere to hide when the sector falls. New theme funds are often launched when the theme is already dear.',
      hi: 'क्षेत्र गिरे तो बचने की जगह नहीं होती। नए थीम फ़ंड अक्सर तब आते हैं जब विषय पहले से महँगा हो चुका होता है।',
    },
    check: {
      en: 'Count how much of the same sector your other funds hold already: technology and banks are in nearly all of them.',
      hi: 'गिनें कि आपके दूसरे फ़ंडों में वही क्षेत्र पहले से कितना है: टेक्नोलॉजी और बैंक लगभग सबमें होते हैं।',
    },
    tax: 'shares',
    question: {
      question: { en: 'Can a sector fund be the only one I hold?', hi: 'क्या केवल एक सेक्टर फ़ंड रख सकते हैं?' },
      answer: {
        en: 'Nothing forbids it, but your money would then hang on one trade. Most people who use them add a small part to a broad fund.',
        hi: 'मनाही नहीं है, पर तब सारा पैसा एक ही कारोबार पर टिका रहेगा। ज़्यादातर लोग इसे किसी व्यापक फ़ंड के साथ थोड़ा-सा जोड़ते हैं।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
