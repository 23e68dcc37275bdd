/** The shell's own words in each language; `{brand}` is its name. Accessible names in English are those of the contract. */
export const locales = ['en', 'hi'] as const
export type Locale = (typeof locales)[number]

const en = {
  skipToContent: 'Skip to main content',
  home: '{brand} home',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  shortcuts: 'Shortcuts',
  more: 'More',
  menu: 'Menu',
  profile: 'Profile',
  notifications: 'Notifications',
  unread: 'unread',
  close: 'Close',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  greeting: 'Hi,',
  loading: 'Loading…',
  walletBalance: 'Wallet balance',
  walletUnavailable: 'Balance not available',
  learnMore: 'Learn more',
  clickToKnowMore: 'Click to know more',
  aboutUpi: 'about UPI',
  aboutApproval: 'about the approval',
  walletTag: 'No Wallet KYC Required to pay using UPI on {brand}',
  importantUpdate: 'We have received approval from NPCI as a Third-Party Application Provider (TPAP).',
  importantUpdateLandmark: 'Important update',
  sample: 'Sample',
  walletTagLandmark: 'Wallet and UPI',
  profileUnavailable: 'Offers did not load.',
  opensInNewTab: 'opens in a new tab',
  notices: 'Notices',
  hideNotice: 'Hide this notice',
  showNotices: 'Show hidden notices',
  seeAll: 'See all {name}',
  allServices: 'All services',
  whySignIn: 'See your wallet, orders and saved bills',
} as const

export type Words = Readonly<Record<keyof typeof en, string>>

const hi: Words = {
  skipToContent: 'मुख्य सामग्री पर जाएँ',
  home: '{brand} होम',
  mainNavigation: 'मुख्य मेनू',
  breadcrumbs: 'आप यहाँ हैं',
  shortcuts: 'शॉर्टकट',
  more: 'और',
  menu: 'मेनू',
  profile: 'प्रोफ़ाइल',
  notifications: 'सूचनाएँ',
  unread: 'नई',
  close: 'बंद करें',
  signIn: 'साइन इन',
  signOut: 'साइन आउट',
  greeting: 'नमस्ते,',
  loading: 'लोड हो रहा है…',
  walletBalance: 'वॉलेट बैलेंस',
  walletUnavailable: 'बैलेंस उपलब्ध नहीं',
  learnMore: 'और जानें',
  clickToKnowMore: 'और जानने के लिए क्लिक करें',
  aboutUpi: 'UPI के बारे में',
  aboutApproval: 'मंज़ूरी के बारे में',
  walletTag: '{brand} पर UPI से भुगतान के लिए वॉलेट KYC ज़रूरी नहीं',
  importantUpdate: 'हमें NPCI से थर्ड-पार्टी एप्लिकेशन प्रोवाइडर (TPAP) की मंज़ूरी मिली है।',
  importantUpdateLandmark: 'ज़रूरी सूचना',
  sample: 'नमूना',
  walletTagLandmark: 'वॉलेट और UPI',
  profileUnavailable: 'ऑफ़र लोड नहीं हुए।',
  opensInNewTab: 'नए टैब में खुलता है',
  notices: 'सूचनाएँ',
  hideNotice: 'सूचना हटाएँ',
  showNotices: 'हटाई गई सूचनाएँ दिखाएँ',
  seeAll: '{name}: सभी देखें',
  allServices: 'सभी सेवाएँ',
  whySignIn: 'अपना वॉलेट, ऑर्डर और सेव किए बिल देखें',
}

const wordsByLocale: Record<Locale, Words> = { en, hi }

export function words(locale: Locale = 'en'): Words {
  return wordsByLocale[locale]
}
