import type { HouseFacts } from './house-facts.ts'

const mumbai = { en: 'Mumbai', hi: 'मुंबई' }
const chennai = { en: 'Chennai', hi: 'चेन्नई' }
const bengaluru = { en: 'Bengaluru', hi: 'बेंगलुरु' }

export const housesJToZ = {
  'jm-financial-mutual-fund': {
    manager: 'JM Financial Asset Management',
    since: 1994,
    city: mumbai,
    story: {
      en: 'Part of the JM Financial group and among the first private houses after the market was opened to them.',
      hi: 'जेएम फ़ाइनेंशियल समूह का हिस्सा और बाज़ार खुलने के बाद के पहले निजी फ़ंड हाउसों में से एक।',
    },
  },
  'kotak-mahindra-mutual-fund': {
    manager: 'Kotak Mahindra Asset Management Company',
    since: 1998,
    city: mumbai,
    story: {
      en: 'Owned by Kotak Mahindra Bank. In 1998 it opened the country’s first fund for government bonds alone.',
      hi: 'कोटक महिंद्रा बैंक का। 1998 में देश का पहला केवल सरकारी बॉन्ड वाला फ़ंड खोला।',
    },
  },
  'lic-mutual-fund': {
    manager: 'LIC Mutual Fund Asset Management',
    since: 1989,
    city: mumbai,
    story: {
      en: 'Sponsored by the Life Insurance Corporation of India. It took over the schemes of IDBI Mutual Fund in 2023.',
      hi: 'भारतीय जीवन बीमा निगम इसका प्रायोजक है। 2023 में आईडीबीआई म्यूचुअल फ़ंड की योजनाएँ लीं।',
    },
  },
  'mahindra-manulife-mutual-fund': {
    manager: 'Mahindra Manulife Investment Management',
    since: 2016,
    city: mumbai,
    story: {
      en: 'Begun by Mahindra Finance; Manulife of Canada joined as a partner in 2020.',
      hi: 'महिंद्रा फ़ाइनेंस ने शुरू किया; 2020 में कनाडा की मैन्युलाइफ़ साझेदार बनी।',
    },
  },
  'mirae-asset-mutual-fund': {
    manager: 'Mirae Asset Investment Managers (India)',
    since: 2007,
    city: mumbai,
    story: {
      en: 'The Indian house of Mirae Asset of South Korea; its first scheme opened in 2008.',
      hi: 'दक्षिण कोरिया की मिरे एसेट का भारतीय फ़ंड हाउस; पहली योजना 2008 में खुली।',
    },
  },
  'motilal-oswal-mutual-fund': {
    manager: 'Motilal Oswal Asset Management Company',
    since: 2009,
    city: mumbai,
    story: {
      en: 'Belongs to the broker Motilal Oswal. In 2011 it opened India’s first ETF on an American index, the Nasdaq 100.',
      hi: 'ब्रोकर मोतीलाल ओसवाल का। 2011 में अमेरिकी सूचकांक, नैस्डैक 100, पर भारत का पहला ईटीएफ़ खोला।',
    },
  },
  'navi-mutual-fund': {
    manager: 'Navi AMC',
    since: 2009,
    city: bengaluru,
    story: {
      en: 'Peerless Mutual Fund at first, then Essel; since 2021 it belongs to the Navi group and is known for low-cost index funds.',
      hi: 'पहले पीयरलेस म्यूचुअल फ़ंड, फिर एस्सेल; 2021 से नावी समूह का और कम ख़र्च वाले इंडेक्स फ़ंडों के लिए जाना जाता है।',
    },
  },
  'nippon-india-mutual-fund': {
    manager: 'Nippon Life India Asset Management',
    since: 1995,
    city: mumbai,
    story: {
      en: 'Reliance Mutual Fund until 2019; since then with Nippon Life of Japan. It runs Nifty BeES, the first ETF in India.',
      hi: '2019 तक रिलायंस म्यूचुअल फ़ंड; तब से जापान की निप्पॉन लाइफ़ के साथ। भारत का पहला ईटीएफ़ निफ़्टी बीज़ यही चलाता है।',
    },
  },
  'nj-mutual-fund': {
    manager: 'NJ Asset Management',
    since: 2021,
    city: { en: 'Surat', hi: 'सूरत' },
    story: {
      en: 'Founded by the NJ group, long a distributor of other houses’ funds. It chooses shares by written rules rather than by opinion.',
      hi: 'एनजे समूह ने स्थापित किया, जो लंबे समय से दूसरों के फ़ंड बेचता रहा है। शेयर राय से नहीं, लिखित नियमों से चुनता है।',
    },
  },
  'old-bridge-mutual-fund': {
    manager: 'Old Bridge Asset Management',
    since: 2024,
    city: mumbai,
    story: {
      en: 'Founded by the portfolio manager Old Bridge Capital. It began with a single focused equity fund, opened in 2024.',
      hi: 'पोर्टफ़ोलियो मैनेजर ओल्ड ब्रिज कैपिटल ने स्थापित किया। 2024 में खुले एक फ़ोकस्ड इक्विटी फ़ंड से शुरुआत की।',
    },
  },
  'pgim-india-mutual-fund': {
    manager: 'PGIM India Asset Management',
    since: 2010,
    city: mumbai,
    story: {
      en: 'Pramerica, then DHFL Pramerica until 2019. PGIM belongs to Prudential Financial of the United States, which has nothing to do with the British Prudential.',
      hi: 'पहले प्रामेरिका, फिर 2019 तक डीएचएफ़एल प्रामेरिका। पीजीआईएम अमेरिका की प्रूडेंशियल फ़ाइनेंशियल की है, जिसका ब्रिटेन की प्रूडेंशियल से संबंध नहीं।',
    },
  },
  'ppfas-mutual-fund': {
    manager: 'PPFAS Asset Management',
    since: 2012,
    city: mumbai,
    story: {
      en: 'The letters stand for Parag Parikh Financial Advisory Services. It opened with one equity scheme in 2013 and still runs only a few.',
      hi: 'अक्षरों का अर्थ है पराग पारिख फ़ाइनेंशियल एडवाइज़री सर्विसेज़। 2013 में एक इक्विटी योजना से शुरू किया और आज भी गिनी-चुनी चलाता है।',
    },
  },
  'quant-mutual-fund': {
    manager: 'quant Money Managers',
    since: 1996,
    city: mumbai,
    story: {
      en: 'Escorts Mutual Fund until the quant group bought it in 2018. The name is written with a small q.',
      hi: '2018 में क्वांट समूह के ख़रीदने तक एस्कॉर्ट्स म्यूचुअल फ़ंड। नाम छोटे q से लिखा जाता है।',
    },
  },
  'quantum-mutual-fund': {
    manager: 'Quantum Asset Management Company',
    since: 2005,
    city: mumbai,
    story: {
      en: 'Sponsored by Quantum Advisors. It was the first to sell directly to investors, years before direct plans became the rule.',
      hi: 'क्वांटम एडवाइज़र्स इसका प्रायोजक है। डायरेक्ट प्लान का नियम बनने से बरसों पहले सीधे निवेशकों को बेचने वाला पहला फ़ंड हाउस।',
    },
  },
  'samco-mutual-fund': {
    manager: 'Samco Asset Management',
    since: 2021,
    city: mumbai,
    story: {
      en: 'Set up by the broker Samco Securities; its first scheme opened in 2022.',
      hi: 'ब्रोकर सैमको सिक्योरिटीज़ ने बनाया; पहली योजना 2022 में खुली।',
    },
  },
  'sbi-mutual-fund': {
    manager: 'SBI Funds Management',
    since: 1987,
    city: mumbai,
    story: {
      en: 'A venture of State Bank of India and Amundi of France. In 1987 it was the first fund in India outside the Unit Trust.',
      hi: 'भारतीय स्टेट बैंक और फ़्रांस की अमुंडी का साझा उपक्रम। 1987 में यूनिट ट्रस्ट के बाहर भारत का पहला फ़ंड था।',
    },
  },
  'shriram-mutual-fund': {
    manager: 'Shriram Asset Management Company',
    since: 1994,
    story: {
      en: 'Belongs to the Shriram group of Chennai; its managing company is itself listed on the stock exchange.',
      hi: 'चेन्नई के श्रीराम समूह का; इसकी प्रबंधन कंपनी ख़ुद शेयर बाज़ार में सूचीबद्ध है।',
    },
  },
  'sundaram-mutual-fund': {
    manager: 'Sundaram Asset Management Company',
    since: 1996,
    city: chennai,
    story: {
      en: 'Owned by Sundaram Finance. It took over the schemes of Principal Mutual Fund at the end of 2021.',
      hi: 'सुंदरम फ़ाइनेंस का। 2021 के अंत में प्रिंसिपल म्यूचुअल फ़ंड की योजनाएँ लीं।',
    },
  },
  'tata-mutual-fund': {
    manager: 'Tata Asset Management',
    since: 1995,
    city: mumbai,
    story: {
      en: 'Sponsored by Tata Sons and Tata Investment Corporation.',
      hi: 'टाटा संस और टाटा इन्वेस्टमेंट कॉर्पोरेशन इसके प्रायोजक हैं।',
    },
  },
  'taurus-mutual-fund': {
    manager: 'Taurus Asset Management Company',
    since: 1993,
    story: {
      en: 'One of the first private houses in India, and one of the smaller ones today. It belongs to the HB group.',
      hi: 'भारत के पहले निजी फ़ंड हाउसों में से एक, और आज छोटे फ़ंड हाउसों में। एचबी समूह का है।',
    },
  },
  'trust-mutual-fund': {
    manager: 'Trust Asset Management',
    since: 2021,
    city: mumbai,
    story: {
      en: 'Comes from the bond house Trust group. It began with debt funds in 2021 and added equity later.',
      hi: 'बॉन्ड बाज़ार के ट्रस्ट समूह से। 2021 में डेट फ़ंडों से शुरुआत की, इक्विटी बाद में जोड़ी।',
    },
  },
  'unifi-mutual-fund': {
    manager: 'Unifi Asset Management',
    since: 2025,
    city: chennai,
    story: {
      en: 'Part of the Unifi group of Chennai, a portfolio manager. Its first fund opened in March 2025.',
      hi: 'चेन्नई के पोर्टफ़ोलियो मैनेजर यूनिफ़ी समूह का हिस्सा। पहला फ़ंड मार्च 2025 में खुला।',
    },
  },
  'union-mutual-fund': {
    manager: 'Union Asset Management Company',
    since: 2011,
    city: mumbai,
    story: {
      en: 'Begun as Union KBC in 2011; today Union Bank of India and Dai-ichi Life of Japan stand behind it.',
      hi: '2011 में यूनियन केबीसी के रूप में शुरू; आज इसके पीछे यूनियन बैंक ऑफ़ इंडिया और जापान की दाई-इची लाइफ़ हैं।',
    },
  },
  'uti-mutual-fund': {
    manager: 'UTI Asset Management Company',
    since: 2003,
    city: mumbai,
    story: {
      en: 'Heir of the Unit Trust of India, with which mutual funds began here in 1964. It took its present form in 2003; the managing company has been listed since 2020.',
      hi: 'यूनिट ट्रस्ट ऑफ़ इंडिया का उत्तराधिकारी, जिससे 1964 में यहाँ म्यूचुअल फ़ंड शुरू हुए। वर्तमान रूप 2003 में; प्रबंधन कंपनी 2020 से सूचीबद्ध है।',
    },
  },
  'whiteoak-capital-mutual-fund': {
    manager: 'WhiteOak Capital Asset Management',
    since: 2018,
    city: mumbai,
    story: {
      en: 'YES Mutual Fund until WhiteOak Capital bought it in 2021.',
      hi: '2021 में व्हाइटओक कैपिटल के ख़रीदने तक यस म्यूचुअल फ़ंड।',
    },
  },
  'zerodha-mutual-fund': {
    manager: 'Zerodha Asset Management',
    since: 2023,
    city: bengaluru,
    story: {
      en: 'Set up by the broker Zerodha together with smallcase. It runs index funds and ETFs only.',
      hi: 'ब्रोकर ज़ेरोधा ने स्मॉलकेस के साथ बनाया। केवल इंडेक्स फ़ंड और ईटीएफ़ चलाता है।',
    },
  },
} as const satisfies Record<string, HouseFacts>
