/** Apps that arrange loans, and who is known to lend through them. */
import type { ProviderEntry } from './category.ts'

type Note = NonNullable<ProviderEntry['note']>

/** Where the Reserve Bank's regulated lenders report the apps that they lend through. */
const directory = {
  name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
  link: 'https://www.rbi.org.in/',
} as const

/** Nobody's word for who lends was found: the page says so, and where to look. */
const unconfirmed = (name: string): Note => ({
  text: {
    en: `We could not confirm which bank or finance company lends through ${name}. Before you pay, look for ${name} in the Reserve Bank’s list of digital lending apps, which names the lender, and compare it with your agreement.`,
    hi: `${name} के ज़रिए कौन-सा बैंक या वित्त कंपनी लोन देती है, इसकी पुष्टि हम नहीं कर सके। भुगतान से पहले रिज़र्व बैंक की डिजिटल लेंडिंग ऐप सूची में ${name} देखें, जिसमें ऋणदाता का नाम है, और अपने समझौते से मिलाएँ।`,
  },
  source: directory,
})

/** Who lends through each app, as far as it or its lender says so. */
const lenders: Readonly<Record<string, Note>> = {
  CASHe: {
    text: {
      en: 'CASHe names Bhanix Finance and Investment, a company registered with the Reserve Bank, as a lender. Your agreement says whether it is yours.',
      hi: 'CASHe अपने ऋणदाता के रूप में रिज़र्व बैंक में पंजीकृत कंपनी Bhanix Finance and Investment का नाम देता है। आपका ऋणदाता वही है या नहीं, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'CASHe’s own terms', hi: 'CASHe की अपनी शर्तें' },
      link: 'https://www.cashe.co.in/privacy-policies/',
    },
  },
  Faircent: {
    text: {
      en: 'Faircent is itself registered with the Reserve Bank, as a peer-to-peer platform. Those who lend are its members: it neither lends nor vouches for a loan.',
      hi: 'Faircent ख़ुद पीयर-टू-पीयर प्लेटफ़ॉर्म के रूप में रिज़र्व बैंक में पंजीकृत है। लोन उसके सदस्य देते हैं: वह न लोन देता है, न उसकी गारंटी।',
    },
    source: {
      name: { en: 'Faircent’s own terms', hi: 'Faircent की अपनी शर्तें' },
      link: 'https://www.faircent.com/terms-conditions',
    },
  },
  Finnable: {
    text: {
      en: 'Finnable’s own terms say that it does not lend: a bank or finance company that it works with does. Which one, your agreement and the Reserve Bank’s list of digital lending apps say.',
      hi: 'Finnable की अपनी शर्तों के अनुसार वह लोन नहीं देता: उससे जुड़ा कोई बैंक या वित्त कंपनी देती है। कौन-सी, यह आपके समझौते और रिज़र्व बैंक की डिजिटल लेंडिंग ऐप सूची में है।',
    },
    source: {
      name: { en: 'Finnable’s own terms', hi: 'Finnable की अपनी शर्तें' },
      link: 'https://s3.ap-south-1.amazonaws.com/finnable-prod-backend-documents/terms_and_conditions.html',
    },
  },
  FlexiLoans: {
    text: {
      en: 'FlexiLoans names Epimoney, a company registered with the Reserve Bank, as a lender. Your agreement says whether it is yours.',
      hi: 'FlexiLoans अपने ऋणदाता के रूप में रिज़र्व बैंक में पंजीकृत कंपनी Epimoney का नाम देता है। आपका ऋणदाता वही है या नहीं, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'FlexiLoans’ own terms', hi: 'FlexiLoans की अपनी शर्तें' },
      link: 'https://flexiloans.com/regulatory',
    },
  },
  FlexSalary: {
    text: {
      en: 'FlexSalary names Vivifi India Finance, a company registered with the Reserve Bank, as a lender. Your agreement says whether it is yours.',
      hi: 'FlexSalary अपने ऋणदाता के रूप में रिज़र्व बैंक में पंजीकृत कंपनी Vivifi India Finance का नाम देता है। आपका ऋणदाता वही है या नहीं, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'Moneycontrol, April 2023', hi: 'मनीकंट्रोल, अप्रैल 2023' },
      link: 'https://www.moneycontrol.com/news/business/personal-finance/avoid-lending-apps-that-ask-for-too-much-access-to-personal-data-anil-pinapala-of-vivifi-finance-10441981.html',
    },
  },
  Kissht: {
    text: {
      en: 'Si Creva Capital Services, a company registered with the Reserve Bank, says that it lends through Kissht, also together with others. Your agreement says whether it is yours.',
      hi: 'रिज़र्व बैंक में पंजीकृत कंपनी Si Creva Capital Services बताती है कि वह Kissht के ज़रिए लोन देती है, दूसरों के साथ मिलकर भी। आपका ऋणदाता वही है या नहीं, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'Si Creva’s policy of November 2025', hi: 'Si Creva की नवंबर 2025 की नीति' },
      link: 'https://sicrevacapital.com/policy-for-co-lending',
    },
  },
  KreditBee: {
    text: {
      en: 'KrazyBee Services, a company registered with the Reserve Bank, lends through KreditBee, and so do partners. Your agreement says which lender is yours.',
      hi: 'रिज़र्व बैंक में पंजीकृत कंपनी KrazyBee Services और उसके साझेदार KreditBee के ज़रिए लोन देते हैं। आपका ऋणदाता कौन है, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'CRISIL, October 2022', hi: 'क्रिसिल, अक्टूबर 2022' },
      link: 'https://www.crisil.com/mnt/winshare/Ratings/RatingList/RatingDocs/KrazyBeeServicesPrivateLimited_October%2014,%202022_RR_303859.html',
    },
  },
  LoanTap: {
    text: {
      en: 'In 2020 the LoanTap group lent through two companies of its own, LoanTap Credit Products and I-Loan Credit. Whether it is so today, your agreement and the Reserve Bank’s list of digital lending apps say.',
      hi: '2020 में LoanTap समूह अपनी दो कंपनियों, LoanTap Credit Products और I-Loan Credit, के ज़रिए लोन देता था। आज भी ऐसा है या नहीं, यह आपके समझौते और रिज़र्व बैंक की डिजिटल लेंडिंग ऐप सूची में है।',
    },
    source: {
      name: { en: 'CRISIL, October 2020', hi: 'क्रिसिल, अक्टूबर 2020' },
      link: 'https://www.crisil.com/mnt/winshare/Ratings/RatingList/RatingDocs/Loantap_Credit_Products_Private_Limited_October_14_2020_RR.html',
    },
  },
  Snapmint: {
    text: {
      en: 'Snapmint’s own terms call it an intermediary: finance companies that it works with give the loan. Which one, your agreement and the Reserve Bank’s list of digital lending apps say.',
      hi: 'Snapmint की अपनी शर्तों के अनुसार वह बिचौलिया है: लोन उससे जुड़ी वित्त कंपनियाँ देती हैं। कौन-सी, यह आपके समझौते और रिज़र्व बैंक की डिजिटल लेंडिंग ऐप सूची में है।',
    },
    source: {
      name: { en: 'Snapmint’s own terms', hi: 'Snapmint की अपनी शर्तें' },
      link: 'https://snapmint.com/terms-and-conditions',
    },
  },
  StashFin: {
    text: {
      en: 'Akara Capital Advisors, a company registered with the Reserve Bank, lends through StashFin. Your agreement says whether it is your lender.',
      hi: 'रिज़र्व बैंक में पंजीकृत कंपनी Akara Capital Advisors StashFin के ज़रिए लोन देती है। आपका ऋणदाता वही है या नहीं, यह आपके समझौते में है।',
    },
    source: {
      name: { en: 'Acuité, July 2024', hi: 'एक्यूइट, जुलाई 2024' },
      link: 'https://connect.acuite.in/fcompany-details/AKARA_CAPITAL_ADVISORS_PRIVATE_LIMITED/11th_Jul_24',
    },
  },
}

/** An app arranges loans: the agreement names the lender, which must be a bank or a company under the Reserve Bank. */
export const lendingApp = (name: string): ProviderEntry => ({
  name,
  kind: 'lendingApp',
  says: {
    en: 'Pay an instalment of a loan that you took through {provider}. The lender is the bank or finance company that your agreement names.',
    hi: '{provider} के ज़रिए लिए लोन की किस्त भरें। ऋणदाता वह बैंक या वित्त कंपनी है जिसका नाम आपके समझौते में है।',
  },
  note: lenders[name] ?? unconfirmed(name),
})
