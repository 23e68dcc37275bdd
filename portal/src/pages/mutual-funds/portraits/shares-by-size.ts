/** Equity funds told apart by the size of the companies they buy. */
import type { Portrait } from './portrait.ts'

const large = { en: 'The 100 largest companies', hi: 'सबसे बड़ी 100 कंपनियाँ' }
const middle = { en: 'Companies ranked 101 to 250', hi: '101 से 250 के क्रम की कंपनियाँ' }
const small = { en: 'Companies ranked 251 and below', hi: '251 और उससे नीचे के क्रम की कंपनियाँ' }
const fiveYears = { en: 'Five years and more', hi: 'पाँच साल या ज़्यादा' }
const sevenYears = { en: 'Seven years and more', hi: 'सात साल या ज़्यादा' }

export const sharesBySize = {
  'equity-funds': {
    usedFor: fiveYears,
    works: {
      en: 'The fund buys shares with everybody’s money, so Rs. 500 of yours owns a little of thirty or eighty companies at once. You gain when those companies are worth more, and through the dividends they pay into the fund.',
      hi: 'फ़ंड सबके पैसे से शेयर ख़रीदता है, इसलिए आपके ₹500 भी एक साथ तीस या अस्सी कंपनियों में थोड़े-थोड़े लगते हैं। कंपनियों का मूल्य बढ़ने और उनसे फ़ंड को मिले लाभांश से आपका लाभ होता है।',
    },
    risk: {
      en: 'In the first months of 2020 Indian share indices lost more than a third of their value within weeks, and regained it within the year. Money you need soon may have to be taken out at the bottom.',
      hi: '2020 के शुरुआती महीनों में भारतीय शेयर सूचकांक कुछ हफ़्तों में एक तिहाई से ज़्यादा गिरे और उसी साल सँभल गए। जल्दी चाहिए वाला पैसा सबसे निचले स्तर पर निकालना पड़ सकता है।',
    },
    check: {
      en: 'Decide first how large the companies may be: the pages below differ mostly in that. Then compare yearly costs (the expense ratio) and how the fund did against its own benchmark over five years and more, not over the last one.',
      hi: 'पहले तय करें कि कंपनियाँ कितनी बड़ी हों: नीचे के पेज मुख्यतः इसी में अलग हैं। फिर सालाना ख़र्च (एक्सपेंस रेशियो) और अपने मानक के मुक़ाबले पाँच साल या ज़्यादा का प्रदर्शन देखें, केवल पिछले साल का नहीं।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'How many equity funds does one person need?',
        hi: 'एक व्यक्ति को कितने इक्विटी फ़ंड चाहिए?',
      },
      answer: {
        en: 'Often one or two. Funds of the same category tend to hold the same companies, so a fifth one adds paperwork rather than safety.',
        hi: 'अक्सर एक या दो। एक ही श्रेणी के फ़ंड प्रायः वही कंपनियाँ रखते हैं, इसलिए पाँचवाँ फ़ंड सुरक्षा से ज़्यादा काग़ज़ी काम बढ़ाता है।',
      },
    },
  },
  'large-cap-funds': {
    usedFor: fiveYears,
    holdings: [{ what: large, from: 80 }],
    works: {
      en: 'The hundred largest companies are banks, refiners, software exporters and makers of everyday goods whose names you know. Their shares are bought and sold all day, so the fund can move without moving the price.',
      hi: 'सबसे बड़ी सौ कंपनियों में वे बैंक, रिफ़ाइनरी, सॉफ़्टवेयर और रोज़मर्रा का सामान बनाने वाली कंपनियाँ हैं जिनके नाम आप जानते हैं। उनके शेयर दिन भर ख़रीदे-बेचे जाते हैं, इसलिए फ़ंड दाम बिगाड़े बिना लेन-देन कर सकता है।',
    },
    risk: {
      en: 'They fall with the market, usually somewhat less than smaller companies. The quieter risk is paying a manager to hold much the same hundred companies that an index fund holds for less.',
      hi: 'ये बाज़ार के साथ गिरते हैं, आमतौर पर छोटी कंपनियों से कुछ कम। दूसरा जोखिम यह है कि आप फ़ंड मैनेजर को लगभग उन्हीं सौ कंपनियों के लिए शुल्क दें जो इंडेक्स फ़ंड कम ख़र्च में रखता है।',
    },
    check: {
      en: 'Put the fund beside an index fund on the Nifty 100 or the Nifty 50: after costs, has it done better often enough to be worth its fee?',
      hi: 'फ़ंड की तुलना निफ़्टी 100 या निफ़्टी 50 के इंडेक्स फ़ंड से करें: ख़र्च काटकर क्या वह इतनी बार बेहतर रहा कि शुल्क देना ठीक हो?',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'Who decides which companies are large?',
        hi: 'कौन-सी कंपनी बड़ी है, यह कौन तय करता है?',
      },
      answer: {
        en: 'The funds’ association AMFI ranks listed companies by their average market value every six months and publishes the list. Ranks 1 to 100 are large.',
        hi: 'फ़ंडों की संस्था एम्फ़ी हर छह महीने में कंपनियों को औसत बाज़ार मूल्य से क्रम देकर सूची छापती है। क्रम 1 से 100 बड़ी कंपनियाँ हैं।',
      },
    },
  },
  'large-and-mid-cap-funds': {
    usedFor: fiveYears,
    holdings: [
      { what: large, from: 35 },
      { what: middle, from: 35 },
    ],
    works: {
      en: 'At least a third goes to the giants and at least a third to companies on their way there; the manager chooses where the remaining thirty per cent goes.',
      hi: 'कम से कम एक तिहाई बड़ी कंपनियों में और कम से कम एक तिहाई उभरती कंपनियों में जाता है; बाक़ी तीस प्रतिशत फ़ंड मैनेजर अपनी समझ से लगाता है।',
    },
    risk: {
      en: 'A third of it or more swings as a mid cap fund does. In a bad year expect a fall between that of large and of mid caps.',
      hi: 'इसका एक तिहाई या ज़्यादा हिस्सा मिड कैप फ़ंड की तरह डोलता है। ख़राब साल में लार्ज और मिड कैप के बीच की गिरावट मानकर चलें।',
    },
    check: {
      en: 'Look at where the free thirty per cent has been over some years. A fund that keeps it in mid caps is really a mid cap fund with ballast.',
      hi: 'देखें कि खुले तीस प्रतिशत पिछले कुछ सालों में कहाँ रहे। जो फ़ंड उन्हें मिड कैप में रखता है वह असल में थोड़ा सँभला हुआ मिड कैप फ़ंड है।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'Is one such fund the same as a large cap and a mid cap fund together?',
        hi: 'क्या यह एक लार्ज कैप और एक मिड कैप फ़ंड के बराबर है?',
      },
      answer: {
        en: 'Nearly, with one difference: here the manager rebalances between the two inside the fund, and that causes you no tax.',
        hi: 'लगभग, एक अंतर के साथ: यहाँ दोनों के बीच संतुलन फ़ंड के भीतर होता है, जिस पर आपको कर नहीं देना पड़ता।',
      },
    },
  },
  'mid-cap-funds': {
    usedFor: sevenYears,
    holdings: [{ what: middle, from: 65 }],
    works: {
      en: 'Ranks 101 to 250 hold companies large enough to have proved themselves and small enough to grow several times over. Some of them become the large companies of the next decade.',
      hi: '101 से 250 के क्रम में वे कंपनियाँ हैं जो ख़ुद को साबित कर चुकी हैं और अभी कई गुना बढ़ सकती हैं। इनमें से कुछ अगले दशक की बड़ी कंपनियाँ बनती हैं।',
    },
    risk: {
      en: 'A single lost customer or a stopped loan hurts such a company more than a giant. Mid caps have had stretches of several years with nothing gained.',
      hi: 'एक ग्राहक छूटने या एक कर्ज़ रुकने की चोट ऐसी कंपनी को बड़ी कंपनी से ज़्यादा लगती है। मिड कैप में कई-कई साल बिना लाभ के भी बीते हैं।',
    },
    check: {
      en: 'Ask how large the fund has grown. With very much money in 150 companies a fund owns so much of each that it can neither buy nor sell quickly.',
      hi: 'देखें कि फ़ंड कितना बड़ा हो गया है। 150 कंपनियों में बहुत ज़्यादा पैसा हो तो हर एक में हिस्सा इतना बड़ा होता है कि जल्दी ख़रीदना-बेचना कठिन हो जाता है।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'What happens when a company grows out of the range?',
        hi: 'कंपनी बड़ी होकर सूची से बाहर हो जाए तो?',
      },
      answer: {
        en: 'After each half-yearly list the fund has a month to bring its shares back to at least 65% in mid caps. It may keep the grown company within the other 35%.',
        hi: 'हर छमाही सूची के बाद फ़ंड को एक महीने में मिड कैप का हिस्सा फिर कम से कम 65% करना होता है। बढ़ चुकी कंपनी को वह बाक़ी 35% में रख सकता है।',
      },
    },
  },
  'small-cap-funds': {
    usedFor: sevenYears,
    holdings: [{ what: small, from: 65 }],
    works: {
      en: 'Below rank 250 stand thousands of listed companies, most of them followed by few analysts. A manager who visits them can find what others have missed, which is where the extra gain comes from when there is one.',
      hi: '250 के बाद हज़ारों सूचीबद्ध कंपनियाँ हैं जिन पर कम ही विश्लेषक नज़र रखते हैं। उन्हें क़रीब से देखने वाला मैनेजर वह पा सकता है जो औरों से छूट गया, और जब अतिरिक्त लाभ होता है तो यहीं से होता है।',
    },
    risk: {
      en: 'Falls of half and more have happened, and on bad days there are few buyers at any price. SEBI has funds publish a stress test every month: how many days it would take to sell a quarter and half of the holdings.',
      hi: 'आधे से ज़्यादा की गिरावटें हो चुकी हैं, और बुरे दिनों में किसी भी दाम पर ख़रीदार कम मिलते हैं। सेबी के कहने पर फ़ंड हर महीने स्ट्रेस टेस्ट छापते हैं: एक चौथाई और आधी होल्डिंग बेचने में कितने दिन लगेंगे।',
    },
    check: {
      en: 'Read that stress test, and whether the fund limits new money: a small cap fund that has grown too large often does.',
      hi: 'वह स्ट्रेस टेस्ट पढ़ें, और देखें कि फ़ंड नए पैसे पर सीमा लगाता है या नहीं: बहुत बड़ा हो चुका स्मॉल कैप फ़ंड अक्सर लगाता है।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'Why do some small cap funds refuse large sums?',
        hi: 'कुछ स्मॉल कैप फ़ंड बड़ी रकम क्यों नहीं लेते?',
      },
      answer: {
        en: 'Because there are not enough good small companies to put them into. Limits on lump sums, or SIPs only, protect those who are already in.',
        hi: 'क्योंकि लगाने लायक अच्छी छोटी कंपनियाँ उतनी नहीं होतीं। एकमुश्त पर सीमा, या केवल एसआईपी, पहले से जुड़े निवेशकों की रक्षा करती है।',
      },
    },
  },
  'multi-cap-funds': {
    usedFor: sevenYears,
    holdings: [
      { what: large, from: 25 },
      { what: middle, from: 25 },
      { what: small, from: 25 },
    ],
    works: {
      en: 'The law divides the money: a quarter each to large, middle-sized and small companies, whatever the market looks like. Only the last quarter is the manager’s choice.',
      hi: 'नियम ही पैसा बाँटता है: एक-एक चौथाई बड़ी, मझोली और छोटी कंपनियों में, चाहे बाज़ार कैसा भी हो। केवल आख़िरी चौथाई फ़ंड मैनेजर की पसंद है।',
    },
    risk: {
      en: 'Half of it is always in mid and small caps, even when they are dear. It therefore falls harder than a large cap fund.',
      hi: 'इसका आधा हिस्सा हमेशा मिड और स्मॉल कैप में रहता है, तब भी जब वे महँगे हों। इसलिए यह लार्ज कैप फ़ंड से ज़्यादा गिरता है।',
    },
    check: {
      en: 'If you would rather let the manager decide the mix, look at flexi cap funds. If you want a mix that nobody can drift away from, this is it.',
      hi: 'अगर आप अनुपात मैनेजर पर छोड़ना चाहें तो फ़्लेक्सी कैप फ़ंड देखें। अगर ऐसा अनुपात चाहिए जिससे कोई हट न सके, तो यही है।',
    },
    tax: 'shares',
    question: {
      question: {
        en: 'How do multi cap and flexi cap funds differ?',
        hi: 'मल्टी कैप और फ़्लेक्सी कैप फ़ंड में क्या अंतर है?',
      },
      answer: {
        en: 'By the three quarters. A flexi cap fund may hold large companies only; a multi cap fund never. SEBI parted the two in 2020.',
        hi: 'तीन चौथाई के नियम से। फ़्लेक्सी कैप केवल बड़ी कंपनियाँ भी रख सकता है; मल्टी कैप कभी नहीं। सेबी ने 2020 में दोनों को अलग किया।',
      },
    },
  },
  'flexi-cap-funds': {
    usedFor: fiveYears,
    holdings: [
      { what: { en: 'Shares of companies of any size', hi: 'किसी भी आकार की कंपनियों के शेयर' }, from: 65 },
    ],
    works: {
      en: 'The manager may go wherever there is value to be seen: into giants when small companies are dear, into small ones when they are cheap, and up to a third out of Indian shares altogether. Some use that third for shares abroad.',
      hi: 'फ़ंड मैनेजर जहाँ मूल्य देखे वहाँ जा सकता है: छोटी कंपनियाँ महँगी हों तो बड़ी में, सस्ती हों तो छोटी में, और एक तिहाई तक पैसा भारतीय शेयरों से बाहर भी। कुछ फ़ंड इस तिहाई में विदेशी शेयर रखते हैं।',
    },
    risk: {
      en: 'Freedom cuts both ways: you are exposed to one manager’s judgement, and it may be wrong for years.',
      hi: 'आज़ादी दोनों ओर काटती है: आप एक मैनेजर के निर्णय पर निर्भर हैं, और वह सालों तक ग़लत हो सकता है।',
    },
    check: {
      en: 'See how the mix has moved over time. Many flexi cap funds hold mostly large companies; then compare the cost with a large cap or index fund.',
      hi: 'देखें कि अनुपात समय के साथ कैसे बदला। कई फ़्लेक्सी कैप फ़ंड ज़्यादातर बड़ी कंपनियाँ ही रखते हैं; तब ख़र्च की तुलना लार्ज कैप या इंडेक्स फ़ंड से करें।',
    },
    tax: 'shares',
    question: {
      question: { en: 'Why are there so many flexi cap funds?', hi: 'इतने फ़्लेक्सी कैप फ़ंड क्यों हैं?' },
      answer: {
        en: 'When SEBI asked multi cap funds in 2020 to hold a quarter in small companies, it also created this category, and most of the large multi cap funds moved here.',
        hi: '2020 में सेबी ने मल्टी कैप फ़ंडों से एक चौथाई छोटी कंपनियों में रखने को कहा और साथ ही यह श्रेणी बनाई; ज़्यादातर बड़े मल्टी कैप फ़ंड यहीं आ गए।',
      },
    },
  },
} as const satisfies Record<string, Portrait>
