import type { HouseFacts } from './house-facts.ts'

const mumbai = { en: 'Mumbai', hi: 'मुंबई' }

export const housesAToI = {
  '360-one-mutual-fund': {
    manager: '360 ONE Asset Management',
    since: 2011,
    city: mumbai,
    story: {
      en: 'It was IIFL Mutual Fund until 2023, when the wealth manager behind it took the name 360 ONE.',
      hi: '2023 तक यह आईआईएफ़एल म्यूचुअल फ़ंड था, जब इसके पीछे की वेल्थ कंपनी ने 360 ONE नाम लिया।',
    },
  },
  'aditya-birla-sun-life-mutual-fund': {
    manager: 'Aditya Birla Sun Life AMC',
    since: 1994,
    city: mumbai,
    story: {
      en: 'A venture of the Aditya Birla group and Sun Life of Canada. The managing company’s own shares have been listed since 2021.',
      hi: 'आदित्य बिड़ला समूह और कनाडा की सन लाइफ़ का साझा उपक्रम। प्रबंधन कंपनी के अपने शेयर 2021 से सूचीबद्ध हैं।',
    },
  },
  'angel-one-mutual-fund': {
    manager: 'Angel One Asset Management Company',
    since: 2025,
    city: mumbai,
    story: {
      en: 'Set up by the stock broker Angel One. It began in 2025 with index funds and ETFs.',
      hi: 'शेयर ब्रोकर एंजेल वन ने बनाया। 2025 में इंडेक्स फ़ंड और ईटीएफ़ से शुरुआत की।',
    },
  },
  'axis-mutual-fund': {
    manager: 'Axis Asset Management Company',
    since: 2009,
    city: mumbai,
    story: {
      en: 'Sponsored by Axis Bank; the British house Schroders holds a minority of the managing company.',
      hi: 'एक्सिस बैंक इसका प्रायोजक है; प्रबंधन कंपनी में ब्रिटेन की श्रोडर्स की छोटी हिस्सेदारी है।',
    },
  },
  'bajaj-finserv-mutual-fund': {
    manager: 'Bajaj Finserv Asset Management',
    since: 2023,
    city: { en: 'Pune', hi: 'पुणे' },
    story: {
      en: 'Part of the Bajaj Finserv group, known for loans and insurance; among the younger houses.',
      hi: 'लोन और बीमा के लिए जाने जाने वाले बजाज फ़िनसर्व समूह का हिस्सा; नए फ़ंड हाउसों में से एक।',
    },
  },
  'bandhan-mutual-fund': {
    manager: 'Bandhan AMC',
    since: 2000,
    city: mumbai,
    story: {
      en: 'Known as IDFC Mutual Fund until March 2023 and, before 2008, as Standard Chartered Mutual Fund.',
      hi: 'मार्च 2023 तक आईडीएफ़सी म्यूचुअल फ़ंड और 2008 से पहले स्टैंडर्ड चार्टर्ड म्यूचुअल फ़ंड कहलाता था।',
    },
  },
  'bank-of-india-mutual-fund': {
    manager: 'Bank of India Investment Managers',
    since: 2008,
    city: mumbai,
    story: {
      en: 'Owned by Bank of India alone since its French partner AXA left in 2021.',
      hi: '2021 में फ़्रांसीसी साझेदार एक्सा के जाने के बाद से पूरी तरह बैंक ऑफ़ इंडिया का है।',
    },
  },
  'baroda-bnp-paribas-mutual-fund': {
    manager: 'Baroda BNP Paribas Asset Management India',
    city: mumbai,
    story: {
      en: 'Made in March 2022 from two houses, those of Bank of Baroda and of BNP Paribas in India.',
      hi: 'मार्च 2022 में दो फ़ंड हाउसों, बैंक ऑफ़ बड़ौदा और भारत में बीएनपी पारिबा के, विलय से बना।',
    },
  },
  'canara-robeco-mutual-fund': {
    manager: 'Canara Robeco Asset Management Company',
    since: 1987,
    city: mumbai,
    story: {
      en: 'Began as Canbank Mutual Fund of Canara Bank, one of the oldest in India; the Dutch house Robeco joined in 2007.',
      hi: 'केनरा बैंक के कैनबैंक म्यूचुअल फ़ंड के रूप में शुरू, भारत के सबसे पुराने फ़ंडों में से एक; 2007 में डच कंपनी रोबेको जुड़ी।',
    },
  },
  'dsp-mutual-fund': {
    manager: 'DSP Asset Managers',
    since: 1996,
    city: mumbai,
    story: {
      en: 'DSP Merrill Lynch at first, then DSP BlackRock; since 2018 it belongs to the Indian DSP group alone.',
      hi: 'पहले डीएसपी मेरिल लिंच, फिर डीएसपी ब्लैकरॉक; 2018 से पूरी तरह भारतीय डीएसपी समूह का।',
    },
  },
  'edelweiss-mutual-fund': {
    manager: 'Edelweiss Asset Management',
    since: 2008,
    city: mumbai,
    story: {
      en: 'It took over the Indian funds of JPMorgan in 2016 and runs the Bharat Bond ETFs, which lend to public sector companies.',
      hi: '2016 में भारत में जेपी मॉर्गन के फ़ंड लिए, और सार्वजनिक कंपनियों को उधार देने वाले भारत बॉन्ड ईटीएफ़ चलाता है।',
    },
  },
  'franklin-templeton-mutual-fund': {
    manager: 'Franklin Templeton Asset Management (India)',
    since: 1996,
    city: mumbai,
    story: {
      en: 'The Indian house of the American manager. Some of its funds go back to Kothari Pioneer, which opened India’s first private sector fund in 1993 and was bought in 2002.',
      hi: 'अमेरिकी कंपनी का भारतीय फ़ंड हाउस। इसके कुछ फ़ंड कोठारी पायनियर के समय के हैं, जिसने 1993 में भारत का पहला निजी फ़ंड शुरू किया था और 2002 में ख़रीदा गया।',
    },
  },
  'groww-mutual-fund': {
    manager: 'Groww Asset Management',
    since: 2011,
    story: {
      en: 'Indiabulls Mutual Fund until 2023, when the investment app Groww bought it.',
      hi: '2023 तक इंडियाबुल्स म्यूचुअल फ़ंड, जब निवेश ऐप ग्रो ने इसे ख़रीदा।',
    },
  },
  'hdfc-mutual-fund': {
    manager: 'HDFC Asset Management Company',
    since: 2000,
    city: mumbai,
    story: {
      en: 'Sponsored by HDFC Bank. It took over the Indian funds of Zurich in 2003 and of Morgan Stanley in 2014; the managing company has been listed since 2018.',
      hi: 'एचडीएफ़सी बैंक इसका प्रायोजक है। 2003 में ज़्यूरिख़ और 2014 में मॉर्गन स्टैनली के भारतीय फ़ंड लिए; प्रबंधन कंपनी 2018 से सूचीबद्ध है।',
    },
  },
  'helios-mutual-fund': {
    manager: 'Helios Capital Asset Management (India)',
    since: 2023,
    city: mumbai,
    story: {
      en: 'Founded by Helios Capital, an investment manager from Singapore that had worked for institutions before.',
      hi: 'सिंगापुर की हेलिओस कैपिटल ने स्थापित किया, जो पहले संस्थागत निवेशकों का पैसा सँभालती थी।',
    },
  },
  'hsbc-mutual-fund': {
    manager: 'HSBC Asset Management (India)',
    since: 2002,
    city: mumbai,
    story: {
      en: 'Part of the HSBC group. It took over L&T Mutual Fund in November 2022, and with it most of the schemes it runs today.',
      hi: 'एचएसबीसी समूह का हिस्सा। नवंबर 2022 में एलएंडटी म्यूचुअल फ़ंड लिया, और उसके साथ आज की ज़्यादातर योजनाएँ।',
    },
  },
  'icici-prudential-mutual-fund': {
    manager: 'ICICI Prudential Asset Management Company',
    since: 1993,
    city: mumbai,
    story: {
      en: 'A venture of ICICI Bank and Prudential plc of Britain, together since 1998.',
      hi: 'आईसीआईसीआई बैंक और ब्रिटेन की प्रूडेंशियल पीएलसी का साझा उपक्रम, 1998 से साथ।',
    },
  },
  'invesco-mutual-fund': {
    manager: 'Invesco Asset Management (India)',
    since: 2006,
    city: mumbai,
    story: {
      en: 'Lotus India at first, then Religare, then Religare Invesco; it has carried the name of the American manager alone since 2016.',
      hi: 'पहले लोटस इंडिया, फिर रेलिगेयर, फिर रेलिगेयर इनवेस्को; 2016 से केवल अमेरिकी कंपनी के नाम पर।',
    },
  },
  'iti-mutual-fund': {
    manager: 'ITI Asset Management',
    since: 2018,
    city: mumbai,
    story: {
      en: 'Belongs to the Investment Trust of India group; its first schemes opened in 2019.',
      hi: 'इन्वेस्टमेंट ट्रस्ट ऑफ़ इंडिया समूह का; पहली योजनाएँ 2019 में खुलीं।',
    },
  },
} as const satisfies Record<string, HouseFacts>
