import { digits, mobileNumber } from './biller-parameter.ts'
import type { CategoryEntry, ProviderEntry } from './category.ts'

const withBsnl = {
  text: {
    en: 'BSNL has run all of MTNL’s services in Delhi and Mumbai since 1 January 2025. Your number stays; look whose name your last bill or message carries before you pay.',
    hi: '1 जनवरी 2025 से दिल्ली और मुंबई में MTNL की सारी सेवाएँ BSNL चलाता है। आपका नंबर वही रहता है; भुगतान से पहले देखें कि पिछले बिल या संदेश पर किसका नाम है।',
  },
  source: {
    name: { en: 'Moneycontrol on the minister’s statement', hi: 'मनीकंट्रोल: मंत्री का बयान' },
    link: 'https://hindi.moneycontrol.com/news/business/scindia-says-mtnl-operations-transferred-to-bsnl-assets-to-clear-debt-2005735.html/amp',
  },
} satisfies ProviderEntry['note']

/** They sell prepaid, postpaid and data alike. */
const mobileOperators: readonly ProviderEntry[] = [
  {
    name: 'Airtel',
    synonyms: ['bharti airtel', 'tata docomo', 'telenor', 'एयरटेल'],
    note: {
      text: {
        en: 'Mobile customers of Tata Teleservices (Tata Docomo) in 19 circles have been Airtel’s since 1 July 2019, with the same SIM and number: an old Docomo number is paid for here.',
        hi: 'टाटा टेलीसर्विसेज़ (टाटा डोकोमो) के 19 सर्किल के मोबाइल ग्राहक 1 जुलाई 2019 से उसी सिम और नंबर के साथ एयरटेल के हैं: पुराने डोकोमो नंबर का भुगतान यहीं होता है।',
      },
      source: {
        name: { en: 'Business Standard, 1 July 2019', hi: 'बिज़नेस स्टैंडर्ड, 1 जुलाई 2019' },
        link: 'https://www.business-standard.com/article/companies/bharti-airtel-completes-merger-of-tata-tele-s-consumer-mobile-businesses-119070101217_1.html',
      },
    },
  },
  {
    name: 'BSNL',
    synonyms: ['bharat sanchar nigam', 'बीएसएनएल'],
    note: {
      text: {
        en: 'BSNL belongs to the Union government. Since 1 January 2025 it also serves the customers of MTNL in Delhi and Mumbai, the two circles that were not its own before.',
        hi: 'BSNL केंद्र सरकार की कंपनी है। 1 जनवरी 2025 से वह दिल्ली और मुंबई में MTNL के ग्राहकों को भी सेवा देती है; ये दो सर्किल पहले उसके नहीं थे।',
      },
      source: withBsnl.source,
    },
  },
  {
    name: 'Jio',
    synonyms: ['reliance jio', 'जियो'],
    note: {
      text: {
        en: 'Jio began in September 2016 and has never had a 2G or 3G network. A phone that cannot call over 4G (VoLTE) does not ring with a Jio SIM, however it is recharged.',
        hi: 'जियो सितंबर 2016 में शुरू हुआ और उसका 2G या 3G नेटवर्क कभी नहीं रहा। जिस फ़ोन में 4G पर कॉल (VoLTE) नहीं होती, उसमें जियो सिम रिचार्ज के बाद भी नहीं बजता।',
      },
      source: {
        name: { en: 'Mint, 9 October 2020', hi: 'मिंट, 9 अक्टूबर 2020' },
        link: 'https://www.livemint.com/industry/telecom/jio-ended-india-s-2g-data-misery-ambani-11602212976911.html',
      },
    },
  },
  { name: 'MTNL Delhi', serves: ['delhi'], synonyms: ['dolphin'], note: withBsnl },
  { name: 'MTNL Mumbai', serves: ['mumbai'], synonyms: ['dolphin'], note: withBsnl },
  {
    name: 'Vi',
    synonyms: ['vodafone', 'idea', 'vodafone idea', 'वोडाफ़ोन', 'आइडिया'],
    note: {
      text: {
        en: 'Vodafone India and Idea Cellular merged on 31 August 2018 and have both been called Vi since 7 September 2020: numbers that began with either are paid for here.',
        hi: 'वोडाफ़ोन इंडिया और आइडिया सेल्युलर 31 अगस्त 2018 को एक हुए और 7 सितंबर 2020 से दोनों का नाम Vi है: दोनों के पुराने नंबर का भुगतान यहीं होता है।',
      },
      source: {
        name: { en: 'Free Press Journal, September 2020', hi: 'फ़्री प्रेस जर्नल, सितंबर 2020' },
        link: 'https://www.freepressjournal.in/business/fpj-facts-what-is-vi',
      },
    },
  },
]

export const mobileRecharge: CategoryEntry = {
  slug: 'mobile-recharge',
  name: 'Mobile Recharge',
  hindi: 'मोबाइल रिचार्ज',
  icon: 'smartphone',
  section: 7,
  mWebOrder: 1,
  flow: 'recharge',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Prepaid Recharge', hi: '{provider} प्रीपेड रिचार्ज' },
  providerSummary: {
    en: 'Recharge any {provider} prepaid number: yours or anyone else’s.',
    hi: '{provider} प्रीपेड नंबर रिचार्ज करें: अपना या किसी और का।',
  },
  summary: {
    en: 'Recharge any prepaid mobile. Enter the number, check the operator and circle, choose a plan.',
    hi: 'कोई भी प्रीपेड मोबाइल रिचार्ज करें। नंबर लिखें, ऑपरेटर और सर्कल जाँचें, प्लान चुनें।',
  },
  parameters: [mobileNumber],
  synonyms: ['recharge', 'prepaid', 'top up', 'mobile recharge', 'रिचार्ज', 'प्रीपेड', 'मोबाइल रिचार्ज'],
  providers: mobileOperators,
}

export const mobilePostpaid: CategoryEntry = {
  slug: 'postpaid-bill-payment',
  name: 'Mobile Postpaid Bill Payment',
  hindi: 'मोबाइल पोस्टपेड बिल भुगतान',
  icon: 'receipt-text',
  section: 7,
  mWebOrder: 10,
  flow: 'bill',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Postpaid Bill Payment', hi: '{provider} पोस्टपेड बिल भुगतान' },
  providerSummary: {
    en: 'See and pay the bill of a {provider} postpaid number.',
    hi: '{provider} पोस्टपेड नंबर का बिल देखें और भरें।',
  },
  summary: {
    en: 'Enter a postpaid mobile number, see the bill and pay it before the due date.',
    hi: 'पोस्टपेड मोबाइल नंबर लिखें, बिल देखें और देय तिथि से पहले भरें।',
  },
  parameters: [mobileNumber],
  synonyms: ['postpaid', 'mobile bill', 'phone bill', 'पोस्टपेड', 'मोबाइल बिल'],
  providers: mobileOperators,
}

export const datacard: CategoryEntry = {
  slug: 'datacard-recharge',
  name: 'Datacard Recharge',
  hindi: 'डेटाकार्ड रिचार्ज',
  icon: 'usb',
  section: 7,
  mWebOrder: 16,
  flow: 'recharge',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Datacard Recharge', hi: '{provider} डेटाकार्ड रिचार्ज' },
  providerSummary: {
    en: 'Recharge any {provider} data card, dongle or hotspot with the number of its SIM.',
    hi: 'सिम के नंबर से {provider} डेटाकार्ड, डोंगल या हॉटस्पॉट रिचार्ज करें।',
  },
  summary: {
    en: 'Recharge a data card, dongle or portable hotspot with the number of the SIM inside it.',
    hi: 'डेटाकार्ड, डोंगल या पोर्टेबल हॉटस्पॉट को उसमें लगे सिम के नंबर से रिचार्ज करें।',
  },
  parameters: [
    digits(
      {
        name: 'datacardNumber',
        label: { en: 'Datacard number', hi: 'डेटाकार्ड नंबर' },
        hint: { en: '10 digits: the number of the SIM in the device', hi: '10 अंक: डिवाइस में लगे सिम का नंबर' },
      },
      [10, 10],
    ),
  ],
  synonyms: ['data card', 'dongle', 'hotspot', 'net setter', 'डेटाकार्ड', 'डोंगल'],
  providers: mobileOperators,
}
