/** Funds that follow a rule instead of a manager's choice, funds of other funds, and the two kinds that SEBI ended. */
import type { Portrait } from './portrait.ts'

export const byRule = {
  'index-funds': {
    usedFor: { en: 'Five years and more, for indices of shares', hi: 'शेयर सूचकांकों के लिए पाँच साल या ज़्यादा' },
    holdings: [{ what: { en: 'What the index holds', hi: 'सूचकांक में जो है' }, from: 95 }],
    works: {
      en: 'The Nifty 50 is a list of fifty companies with weights. The fund buys exactly these, and nobody picks anything. So it costs little and gives what the market gives.',
      hi: 'निफ़्टी 50 पचास कंपनियों की वज़न सहित सूची है। फ़ंड ठीक वही ख़रीदता है और कोई कुछ नहीं चुनता। इसलिए ख़र्च कम है और जो बाज़ार देता है वही मिलता है।',
    },
    risk: {
      en: 'All of a market fall reaches you: there is no manager who could step aside. An index fund on small companies or on one sector is as risky as they are.',
      hi: 'बाज़ार की पूरी गिरावट आप तक पहुँचती है: बीच में हटने वाला कोई मैनेजर नहीं। छोटी कंपनियों या एक क्षेत्र का इंडेक्स फ़ंड उतना ही जोखिम भरा है जितने वे।',
    },
    check: {
      en: 'Two numbers: the expense ratio, and the tracking difference, by which the fund fell behind its index. Both should be small.',
      hi: 'दो संख्याएँ: एक्सपेंस रेशियो, और ट्रैकिंग डिफ़रेंस यानी फ़ंड सूचकांक से कितना पीछे रहा। दोनों छोटी होनी चाहिए।',
    },
    tax: 'depends',
    question: {
      question: { en: 'Index fund or ETF?', hi: 'इंडेक्स फ़ंड या ईटीएफ़?' },
      answer: {
        en: 'They hold the same. An index fund is bought from the house at the day’s value, also by SIP; an ETF on the exchange, at the price of the moment, with a demat account.',
        hi: 'दोनों में वही होता है। इंडेक्स फ़ंड कंपनी से दिन के मूल्य पर, एसआईपी से भी, मिलता है; ईटीएफ़ डीमैट खाते से शेयर बाज़ार में, उस क्षण के दाम पर।',
      },
    },
  },
  'exchange-traded-funds': {
    usedFor: { en: 'As long as what it follows', hi: 'जितनी अवधि उसके सूचकांक के लिए ठीक हो' },
    works: {
      en: 'An ETF is a fund cut into shares. You buy it from another investor on the NSE or BSE during market hours, through a broker, and it lies in your demat account.',
      hi: 'ईटीएफ़ शेयरों में बँटा हुआ फ़ंड है। आप इसे बाज़ार के समय ब्रोकर के ज़रिए एनएसई या बीएसई पर दूसरे निवेशक से ख़रीदते हैं, और वह आपके डीमैट खाते में रहता है।',
    },
    risk: {
      en: 'Beside the risk of what it holds: a thinly traded ETF may cost more than it is worth when you buy, and fetch less when you sell.',
      hi: 'जो वह रखता है उसके जोखिम के अलावा: कम ख़रीदे-बेचे जाने वाला ईटीएफ़ लेते समय असली मूल्य से महँगा और बेचते समय सस्ता पड़ सकता है।',
    },
    check: {
      en: 'Compare the market price with the indicative value (iNAV) that the house shows during the day, and see how many units change hands.',
      hi: 'बाज़ार दाम को दिन में दिखाए जाने वाले सांकेतिक मूल्य (iNAV) से मिलाएँ, और देखें कि कितनी यूनिट का लेन-देन होता है।',
    },
    tax: 'depends',
    question: {
      question: { en: 'What do I pay besides the fund’s cost?', hi: 'फ़ंड के ख़र्च के अलावा क्या देना होता है?' },
      answer: {
        en: 'Your broker’s fee, the yearly charge of the demat account, and the gap between buying and selling price.',
        hi: 'ब्रोकर का शुल्क, डीमैट खाते का सालाना शुल्क, और ख़रीद-बिक्री के दाम का अंतर।',
      },
    },
  },
  'gold-etfs': {
    usedFor: { en: 'Five years and more, as a part of savings', hi: 'बचत के एक हिस्से के रूप में पाँच साल या ज़्यादा' },
    works: {
      en: 'Behind the units lies gold of 99.5% purity or more with a custodian. One unit stands for a small, fixed weight, so you buy gold without a locker, making charges or worry about purity.',
      hi: 'यूनिटों के पीछे 99.5% या ज़्यादा शुद्धता का सोना कस्टोडियन के पास रहता है। एक यूनिट तय छोटे वज़न की होती है, इसलिए बिना लॉकर, मेकिंग चार्ज या शुद्धता की चिंता के सोना ले सकते हैं।',
    },
    risk: {
      en: 'Gold pays no interest. In rupees it has had long flat years, and it moves with the dollar and with import duty as well.',
      hi: 'सोना ब्याज नहीं देता। रुपयों में इसके लंबे समय तक ठहरे साल भी रहे हैं, और यह डॉलर तथा आयात शुल्क के साथ भी बदलता है।',
    },
    check: {
      en: 'Expense ratio and daily turnover. Without a demat account, a gold fund of funds holds the same for a second, small fee.',
      hi: 'एक्सपेंस रेशियो और रोज़ का लेन-देन। डीमैट खाता न हो तो गोल्ड फ़ंड ऑफ़ फ़ंड्स वही रखता है, थोड़े अतिरिक्त शुल्क पर।',
    },
    tax: 'gold',
    question: {
      question: { en: 'Can I get the gold itself?', hi: 'क्या असली सोना मिल सकता है?' },
      answer: {
        en: 'Not in amounts people hold. You sell the units for money; only very large holders can take bars.',
        hi: 'आम मात्रा में नहीं। आप यूनिट बेचकर पैसा पाते हैं; केवल बहुत बड़े निवेशक ही छड़ें ले सकते हैं।',
      },
    },
  },
  'fund-of-funds': {
    usedFor: { en: 'As long as the funds it holds', hi: 'जितनी अवधि भीतर के फ़ंडों के लिए ठीक हो' },
    holdings: [{ what: { en: 'Units of other funds', hi: 'दूसरे फ़ंडों की यूनिट' }, from: 95 }],
    works: {
      en: 'A fund that buys funds: an ETF you cannot buy without a demat account, a fund abroad, or a set of several that somebody keeps in proportion.',
      hi: 'फ़ंड ख़रीदने वाला फ़ंड: ऐसा ईटीएफ़ जो बिना डीमैट नहीं मिलता, कोई विदेशी फ़ंड, या कई फ़ंडों का समूह जिसका अनुपात कोई सँभालता है।',
    },
    risk: {
      en: 'That of the funds inside. Those that invest abroad add the exchange rate, and may stop taking money when the industry’s limit for foreign investment is reached.',
      hi: 'भीतर के फ़ंडों का जोखिम। विदेश में निवेश वालों में विनिमय दर भी जुड़ती है, और विदेशी निवेश की सीमा पूरी होने पर वे नया पैसा लेना रोक सकते हैं।',
    },
    check: {
      en: 'Two layers of cost: its own and that of the funds inside. SEBI limits the sum; look it up in the scheme’s document.',
      hi: 'ख़र्च की दो परतें: अपना और भीतर के फ़ंडों का। सेबी जोड़ पर सीमा रखता है; योजना के दस्तावेज़ में देखें।',
    },
    tax: 'depends',
    question: {
      question: {
        en: 'Why buy the wrapper and not the fund inside?',
        hi: 'भीतर का फ़ंड छोड़कर यह क्यों लें?',
      },
      answer: {
        en: 'Because you can: by SIP, without a demat account, or in a market you could not reach. If you can reach it directly, that is cheaper.',
        hi: 'क्योंकि यह सुलभ है: एसआईपी से, बिना डीमैट, या ऐसे बाज़ार में जहाँ आप ख़ुद नहीं पहुँच सकते। सीधे पहुँच सकें तो वह सस्ता है।',
      },
    },
  },
  'childrens-funds': {
    ended: true,
    usedFor: { en: 'Closed to new money', hi: 'नए निवेश के लिए बंद' },
    lockIn: { en: 'Was five years, or until the child was 18', hi: 'पाँच साल या बच्चे के 18 का होने तक था' },
    works: {
      en: 'Parents saved in the child’s name, and the lock kept the money there. What was inside differed from fund to fund: mostly shares in some, mostly debt in others.',
      hi: 'माता-पिता बच्चे के नाम पर बचाते थे और लॉक-इन पैसे को वहीं रखता था। भीतर हर फ़ंड अलग था: किसी में ज़्यादातर शेयर, किसी में ज़्यादातर डेट।',
    },
    risk: {
      en: 'If you hold one: your units are not lost. They move into the scheme it is merged with, and the house must tell you before it happens.',
      hi: 'अगर आपके पास है: यूनिट डूबती नहीं हैं। वे उस योजना में चली जाती हैं जिसमें इसे मिलाया जाता है, और कंपनी को पहले बताना होता है।',
    },
    check: {
      en: 'Read the letter about the merger: does the new scheme hold as many shares as you want for the years that are left?',
      hi: 'विलय का पत्र पढ़ें: क्या नई योजना में शेयर उतने ही हैं जितने बचे हुए सालों के लिए आप चाहते हैं?',
    },
    tax: 'depends',
    question: {
      question: { en: 'How can I save for a child now?', hi: 'अब बच्चे के लिए कैसे बचत करें?' },
      answer: {
        en: 'In any fund, in the child’s name with a guardian or in your own. For a girl under ten there is the Sukanya Samriddhi account with a rate set by the government.',
        hi: 'किसी भी फ़ंड में, अभिभावक के साथ बच्चे के नाम पर या अपने नाम पर। दस साल से छोटी बेटी के लिए सरकार की तय दर वाला सुकन्या समृद्धि खाता भी है।',
      },
    },
  },
  'retirement-funds': {
    ended: true,
    usedFor: { en: 'Closed to new money', hi: 'नए निवेश के लिए बंद' },
    lockIn: { en: 'Was five years, or until retirement', hi: 'पाँच साल या सेवानिवृत्ति तक था' },
    works: {
      en: 'Savings for old age under a lock, in several plans from mostly shares to mostly debt. The saver chose one and had to change by hand with the years.',
      hi: 'लॉक-इन के साथ बुढ़ापे की बचत, कई प्लान में: ज़्यादातर शेयर से ज़्यादातर डेट तक। निवेशक एक चुनता था और उम्र के साथ ख़ुद बदलना पड़ता था।',
    },
    risk: {
      en: 'If you hold one: nothing is lost by the end of the category, but the scheme it is merged with may hold more shares, or fewer, than you chose.',
      hi: 'अगर आपके पास है: श्रेणी बंद होने से कुछ नहीं डूबता, पर जिसमें विलय हो उसमें शेयर आपकी पसंद से ज़्यादा या कम हो सकते हैं।',
    },
    check: {
      en: 'Life cycle funds have taken their place: they end in a named year and move from shares to debt by themselves as it comes nearer.',
      hi: 'इनकी जगह लाइफ़ साइकल फ़ंड आए हैं: वे तय साल में पूरे होते हैं और साल पास आने पर अपने-आप शेयरों से डेट की ओर जाते हैं।',
    },
    tax: 'depends',
    question: {
      question: { en: 'What else is there for retirement?', hi: 'सेवानिवृत्ति के लिए और क्या है?' },
      answer: {
        en: 'The National Pension System with tax benefits of its own, the provident fund, and ordinary funds with a withdrawal plan later.',
        hi: 'अपने कर लाभ वाली राष्ट्रीय पेंशन प्रणाली, भविष्य निधि, और साधारण फ़ंड जिनसे बाद में विदड्रॉल प्लान चले।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
