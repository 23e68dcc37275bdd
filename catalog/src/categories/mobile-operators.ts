import type { ProviderEntry } from './category.ts'

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
export const mobileOperators: readonly ProviderEntry[] = [
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
