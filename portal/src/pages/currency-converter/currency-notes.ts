/** What is worth knowing about each currency besides its rate: who issues it, how it divides, what it is tied to. */
import type { Bilingual, CurrencyCode } from '@chowk/catalog'

export interface CurrencyNote {
  readonly issuer: Bilingual
  readonly division: Bilingual
  readonly note: Bilingual
}

const hundred = (en: string, hi: string): Bilingual => ({ en: `100 ${en}`, hi: `100 ${hi}` })
const thousand = (en: string, hi: string): Bilingual => ({ en: `1,000 ${en}`, hi: `1,000 ${hi}` })

export const currencyNotes: Readonly<Record<CurrencyCode, CurrencyNote>> = {
  INR: {
    issuer: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
    division: hundred('paise', 'पैसे'),
    note: {
      en: 'The rupee floats; the Reserve Bank steps in only to calm sharp moves. The sign ₹ was adopted in 2010.',
      hi: 'रुपये का मूल्य बाज़ार तय करता है; रिज़र्व बैंक केवल तेज़ उतार-चढ़ाव रोकने के लिए दख़ल देता है। ₹ चिह्न 2010 में अपनाया गया।',
    },
  },
  USD: {
    issuer: { en: 'Federal Reserve', hi: 'फ़ेडरल रिज़र्व' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'Most trade and oil in the world is priced in dollars. Ecuador, El Salvador and Panama use it as their own money.',
      hi: 'दुनिया का ज़्यादातर व्यापार और तेल डॉलर में बिकता है। इक्वाडोर, अल सल्वाडोर और पनामा इसे अपनी मुद्रा की तरह चलाते हैं।',
    },
  },
  EUR: {
    issuer: { en: 'European Central Bank', hi: 'यूरोपीय केंद्रीय बैंक' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'Shared by 21 countries of the European Union since Bulgaria joined in January 2026. Denmark, Sweden and Poland keep their own money.',
      hi: 'जनवरी 2026 में बुल्गारिया के जुड़ने के बाद यूरोपीय संघ के 21 देशों की साझा मुद्रा। डेनमार्क, स्वीडन और पोलैंड की अपनी मुद्रा है।',
    },
  },
  GBP: {
    issuer: { en: 'Bank of England', hi: 'बैंक ऑफ़ इंग्लैंड' },
    division: hundred('pence', 'पेंस'),
    note: {
      en: 'Some banks of Scotland and Northern Ireland print their own pound notes; change what is left of them before you fly home.',
      hi: 'स्कॉटलैंड और उत्तरी आयरलैंड के कुछ बैंक अपने पाउंड नोट छापते हैं; बचे हुए नोट लौटने से पहले बदल लें।',
    },
  },
  JPY: {
    issuer: { en: 'Bank of Japan', hi: 'बैंक ऑफ़ जापान' },
    division: { en: 'No smaller unit in use', hi: 'कोई छोटी इकाई प्रचलन में नहीं' },
    note: {
      en: 'Prices have no decimals. New 10,000, 5,000 and 1,000 yen notes came out in July 2024; the older ones stay valid.',
      hi: 'क़ीमतों में दशमलव नहीं होता। 10,000, 5,000 और 1,000 येन के नए नोट जुलाई 2024 में आए; पुराने भी चलते हैं।',
    },
  },
  AED: {
    issuer: { en: 'Central Bank of the UAE', hi: 'यूएई का केंद्रीय बैंक' },
    division: hundred('fils', 'फ़िल्स'),
    note: {
      en: 'Held at 3.6725 to the US dollar since 1997, so it rises and falls against the rupee exactly as the dollar does.',
      hi: '1997 से 3.6725 प्रति डॉलर पर स्थिर, इसलिए रुपये के मुक़ाबले यह ठीक डॉलर की तरह चढ़ता-उतरता है।',
    },
  },
  AUD: {
    issuer: { en: 'Reserve Bank of Australia', hi: 'रिज़र्व बैंक ऑफ़ ऑस्ट्रेलिया' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'The first money printed on plastic, in 1988. Kiribati, Nauru and Tuvalu use it too.',
      hi: 'प्लास्टिक पर छपने वाली पहली मुद्रा, 1988 में। किरिबाती, नाउरू और तुवालु में भी चलती है।',
    },
  },
  CAD: {
    issuer: { en: 'Bank of Canada', hi: 'बैंक ऑफ़ कनाडा' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'One-cent coins were withdrawn in 2013: cash totals are rounded to five cents, card payments are not.',
      hi: 'एक सेंट के सिक्के 2013 में हटा लिए गए: नकद भुगतान पाँच सेंट तक पूरे होते हैं, कार्ड के नहीं।',
    },
  },
  SGD: {
    issuer: { en: 'Monetary Authority of Singapore', hi: 'मॉनेटरी अथॉरिटी ऑफ़ सिंगापुर' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'Brunei’s dollar is worth the same, by an agreement of 1967, and is accepted in Singapore.',
      hi: '1967 के समझौते से ब्रुनेई का डॉलर इसके बराबर है और सिंगापुर में चलता है।',
    },
  },
  CHF: {
    issuer: { en: 'Swiss National Bank', hi: 'स्विस नेशनल बैंक' },
    division: hundred('rappen (centimes)', 'रैपेन (सेंटीम)'),
    note: {
      en: 'Also the money of Liechtenstein. Shops near the borders often take euro and give change in francs.',
      hi: 'लिकटेंस्टाइन की भी मुद्रा। सीमा के पास की दुकानें अक्सर यूरो लेती हैं और बाक़ी फ़्रैंक में देती हैं।',
    },
  },
  CNY: {
    issuer: { en: 'People’s Bank of China', hi: 'पीपुल्स बैंक ऑफ़ चाइना' },
    division: { en: '10 jiao or 100 fen', hi: '10 जियाओ या 100 फ़ेन' },
    note: {
      en: 'Renminbi is the name of the money, yuan its unit. The central bank sets a middle rate each day and lets it move 2% around it.',
      hi: 'मुद्रा का नाम रेनमिनबी है, इकाई युआन। केंद्रीय बैंक रोज़ एक मध्य दर तय करता है और उसके दोनों ओर 2% तक चलने देता है।',
    },
  },
  HKD: {
    issuer: { en: 'Hong Kong Monetary Authority', hi: 'हांगकांग मॉनेटरी अथॉरिटी' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'Linked to the US dollar since 1983 and kept between 7.75 and 7.85 to it. Three commercial banks print the notes.',
      hi: '1983 से अमेरिकी डॉलर से जुड़ा और 7.75 से 7.85 के बीच रखा जाता है। नोट तीन व्यावसायिक बैंक छापते हैं।',
    },
  },
  NZD: {
    issuer: { en: 'Reserve Bank of New Zealand', hi: 'रिज़र्व बैंक ऑफ़ न्यूज़ीलैंड' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'The smallest coin is ten cents. The Cook Islands, Niue and Tokelau use this dollar too.',
      hi: 'सबसे छोटा सिक्का दस सेंट का है। कुक द्वीप, नियू और टोकेलाउ में भी यही डॉलर चलता है।',
    },
  },
  SAR: {
    issuer: { en: 'Saudi Central Bank', hi: 'सऊदी केंद्रीय बैंक' },
    division: hundred('halalas', 'हलाला'),
    note: {
      en: 'Held at 3.75 to the US dollar since 1986. Pilgrims can bring any amount, but must declare over SAR 60,000.',
      hi: '1986 से 3.75 प्रति डॉलर पर स्थिर। हज यात्री कितनी भी रकम ला सकते हैं, पर 60,000 रियाल से ज़्यादा बतानी होती है।',
    },
  },
  QAR: {
    issuer: { en: 'Qatar Central Bank', hi: 'क़तर केंद्रीय बैंक' },
    division: hundred('dirhams', 'दिरहम'),
    note: {
      en: 'Fixed by law at 3.64 to the US dollar since 2001.',
      hi: '2001 से क़ानून द्वारा 3.64 प्रति डॉलर पर तय।',
    },
  },
  OMR: {
    issuer: { en: 'Central Bank of Oman', hi: 'ओमान का केंद्रीय बैंक' },
    division: thousand('baisa', 'बैसा'),
    note: {
      en: 'One rial has been 2.6008 US dollars since 1986. Amounts have three decimals: do not drop the last zero.',
      hi: '1986 से एक रियाल 2.6008 अमेरिकी डॉलर है। रकमों में तीन दशमलव अंक होते हैं: आख़िरी शून्य न छोड़ें।',
    },
  },
  KWD: {
    issuer: { en: 'Central Bank of Kuwait', hi: 'कुवैत का केंद्रीय बैंक' },
    division: thousand('fils', 'फ़िल्स'),
    note: {
      en: 'The highest-valued unit of money in the world. Since 2007 it follows a basket of currencies that Kuwait keeps secret.',
      hi: 'दुनिया की सबसे ऊँचे मूल्य की मुद्रा इकाई। 2007 से यह मुद्राओं की एक टोकरी के साथ चलती है, जिसे कुवैत गुप्त रखता है।',
    },
  },
  BHD: {
    issuer: { en: 'Central Bank of Bahrain', hi: 'बहरीन का केंद्रीय बैंक' },
    division: thousand('fils', 'फ़िल्स'),
    note: {
      en: 'Fixed at 0.376 dinar to the US dollar since 2001. Saudi riyals are taken in most shops at ten to the dinar.',
      hi: '2001 से 0.376 दीनार प्रति अमेरिकी डॉलर पर तय। ज़्यादातर दुकानें सऊदी रियाल दस प्रति दीनार पर लेती हैं।',
    },
  },
  THB: {
    issuer: { en: 'Bank of Thailand', hi: 'बैंक ऑफ़ थाईलैंड' },
    division: hundred('satang', 'सतांग'),
    note: {
      en: 'Airport counters past immigration often pay less than exchange shops in town. Floating since July 1997.',
      hi: 'इमिग्रेशन के बाद के हवाई अड्डे के काउंटर अक्सर शहर की विनिमय दुकानों से कम देते हैं। जुलाई 1997 से बाज़ार पर निर्भर।',
    },
  },
  MYR: {
    issuer: { en: 'Bank Negara Malaysia', hi: 'बैंक नेगारा मलेशिया' },
    division: hundred('sen', 'सेन'),
    note: {
      en: 'Not traded outside Malaysia, so buying it in India costs a wide margin. Cash totals are rounded to five sen.',
      hi: 'मलेशिया के बाहर इसका व्यापार नहीं होता, इसलिए भारत में ख़रीदना महँगा पड़ता है। नकद रकम पाँच सेन तक पूरी होती है।',
    },
  },
  IDR: {
    issuer: { en: 'Bank Indonesia', hi: 'बैंक इंडोनेशिया' },
    division: { en: '100 sen, no longer used', hi: '100 सेन, अब प्रचलन में नहीं' },
    note: {
      en: 'Prices run to hundreds of thousands and are often written without the last three zeros: 50k is 50,000 rupiah.',
      hi: 'क़ीमतें लाखों में होती हैं और अक्सर आख़िरी तीन शून्य छोड़कर लिखी जाती हैं: 50k यानी 50,000 रुपिया।',
    },
  },
  LKR: {
    issuer: { en: 'Central Bank of Sri Lanka', hi: 'श्रीलंका का केंद्रीय बैंक' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'It lost almost half its value against the dollar in the spring of 2022 and has floated since.',
      hi: '2022 के वसंत में डॉलर के मुक़ाबले इसका लगभग आधा मूल्य घट गया था; तब से बाज़ार पर निर्भर है।',
    },
  },
  NPR: {
    issuer: { en: 'Nepal Rastra Bank', hi: 'नेपाल राष्ट्र बैंक' },
    division: hundred('paisa', 'पैसा'),
    note: {
      en: 'Fixed at 1.60 Nepalese rupees to one Indian rupee since 1993: the only rate here that does not move against the rupee.',
      hi: '1993 से एक भारतीय रुपया 1.60 नेपाली रुपये: यहाँ की एकमात्र दर जो रुपये के मुक़ाबले नहीं बदलती।',
    },
  },
  BDT: {
    issuer: { en: 'Bangladesh Bank', hi: 'बांग्लादेश बैंक' },
    division: hundred('poisha', 'पोइशा'),
    note: {
      en: 'Since 2025 banks may set their own dollar rates, within limits watched by the central bank.',
      hi: '2025 से बैंक डॉलर की दर ख़ुद तय कर सकते हैं, केंद्रीय बैंक की निगरानी में।',
    },
  },
  ZAR: {
    issuer: { en: 'South African Reserve Bank', hi: 'साउथ अफ़्रीकन रिज़र्व बैंक' },
    division: hundred('cents', 'सेंट'),
    note: {
      en: 'Also accepted in Namibia, Lesotho and Eswatini, whose own money is worth the same.',
      hi: 'नामीबिया, लेसोथो और एस्वातिनी में भी चलता है, जिनकी अपनी मुद्रा इसके बराबर है।',
    },
  },
  SEK: {
    issuer: { en: 'Sveriges Riksbank', hi: 'स्वेरिजेस रिक्सबैंक' },
    division: { en: '100 öre, no coins left', hi: '100 ओरे, सिक्के अब नहीं' },
    note: {
      en: 'Sweden pays almost entirely by card and phone; many shops take no cash. Its central bank, of 1668, is the world’s oldest.',
      hi: 'स्वीडन में लगभग सारा भुगतान कार्ड और फ़ोन से होता है; कई दुकानें नकद नहीं लेतीं। 1668 का इसका केंद्रीय बैंक दुनिया में सबसे पुराना है।',
    },
  },
  NOK: {
    issuer: { en: 'Norges Bank', hi: 'नॉर्गेस बैंक' },
    division: { en: '100 øre, no coins left', hi: '100 ओरे, सिक्के अब नहीं' },
    note: {
      en: 'It tends to follow the price of oil, which Norway exports. The last øre coins ended in 2012.',
      hi: 'यह अक्सर तेल की क़ीमत के साथ चलता है, जो नॉर्वे निर्यात करता है। ओरे के आख़िरी सिक्के 2012 में बंद हुए।',
    },
  },
  DKK: {
    issuer: { en: 'Danmarks Nationalbank', hi: 'डेनमार्क्स नेशनलबैंक' },
    division: hundred('øre', 'ओरे'),
    note: {
      en: 'Kept close to 7.46 to the euro by agreement with the European Central Bank. Used in Greenland too.',
      hi: 'यूरोपीय केंद्रीय बैंक से समझौते के तहत 7.46 प्रति यूरो के पास रखा जाता है। ग्रीनलैंड में भी चलता है।',
    },
  },
  KRW: {
    issuer: { en: 'Bank of Korea', hi: 'बैंक ऑफ़ कोरिया' },
    division: { en: 'No smaller unit in use', hi: 'कोई छोटी इकाई प्रचलन में नहीं' },
    note: {
      en: 'The largest note is 50,000 won. The won is hardly traded outside Korea, so change only a little in India.',
      hi: 'सबसे बड़ा नोट 50,000 वॉन का है। कोरिया के बाहर वॉन का व्यापार कम है, इसलिए भारत में थोड़ा ही बदलें।',
    },
  },
  RUB: {
    issuer: { en: 'Bank of Russia', hi: 'बैंक ऑफ़ रूस' },
    division: hundred('kopecks', 'कोपेक'),
    note: {
      en: 'The European Central Bank stopped publishing a rouble rate in March 2022, so our figure is a rounded estimate. Cards of many foreign banks do not work in Russia.',
      hi: 'यूरोपीय केंद्रीय बैंक ने मार्च 2022 में रूबल की दर देना बंद कर दिया, इसलिए हमारा आँकड़ा एक अनुमान है। कई विदेशी बैंकों के कार्ड रूस में नहीं चलते।',
    },
  },
}
