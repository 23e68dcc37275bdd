/** The footer's own words. They are apart from the shell's other words, because no browser bundle needs them. */
import type { Locale } from '../words/words.ts'

const en = {
  downloadTitle: 'Download {brand} App to Pay from anywhere',
  downloadNow: 'Download Now',
  androidApp: 'Android app on Google Play',
  iosApp: 'iOS app on the App Store',
  skipLinks: 'Skip these links',
  faq: 'FAQ',
  about: 'Company',
  investorRelations: 'Investor Relations',
  partners: 'Sell and grow with us',
  seller: 'Become a seller',
  business: 'Solutions for business',
  followUs: 'Follow us',
  copyright: 'Copyright© 2023 All rights reserved',
  copyrightOf: 'Copyright© {company}. All rights reserved',
  scrollToTop: 'Scroll to top',
}

export type FooterWords = Readonly<typeof en>

const hi: FooterWords = {
  downloadTitle: 'कहीं से भी भुगतान करने के लिए {brand} ऐप डाउनलोड करें',
  downloadNow: 'अभी डाउनलोड करें',
  androidApp: 'Google Play पर Android ऐप',
  iosApp: 'App Store पर iOS ऐप',
  skipLinks: 'ये लिंक छोड़ें',
  faq: 'अक्सर पूछे जाने वाले सवाल',
  about: 'कंपनी',
  investorRelations: 'निवेशक संबंध',
  partners: 'हमारे साथ बेचें और बढ़ें',
  seller: 'विक्रेता बनें',
  business: 'कारोबार के लिए समाधान',
  followUs: 'हमें फ़ॉलो करें',
  copyright: 'कॉपीराइट© 2023 सर्वाधिकार सुरक्षित',
  copyrightOf: 'कॉपीराइट© {company}। सर्वाधिकार सुरक्षित',
  scrollToTop: 'सबसे ऊपर जाएँ',
}

const wordsByLocale: Record<Locale, FooterWords> = { en, hi }

export function footerWords(locale: Locale): FooterWords {
  return wordsByLocale[locale]
}
