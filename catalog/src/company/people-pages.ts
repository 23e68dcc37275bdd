import type { CompanyPage } from './company-page.ts'

export const aboutUs: CompanyPage = {
  slug: 'about-us',
  path: '/about-us',
  link: '/about-us',
  name: 'About Us',
  hindi: 'हमारे बारे में',
  icon: 'building-2',
  title: { en: 'About Us', hi: 'हमारे बारे में' },
  summary: {
    en: 'One square where recharges, bills, the wallet and money guides meet.',
    hi: 'एक चौक जहाँ रिचार्ज, बिल, वॉलेट और पैसों की जानकारी मिलती है।',
  },
  synonyms: ['company', 'who we are', 'कंपनी'],
}

export const partnerWithUs: CompanyPage = {
  slug: 'partner-with-us',
  path: '/partner-with-us',
  link: '/partner-with-us',
  name: 'Partner With Us',
  hindi: 'हमारे साथ जुड़ें',
  icon: 'handshake',
  title: { en: 'Partner With Us', hi: 'हमारे साथ जुड़ें' },
  summary: {
    en: 'For billers, shops and sellers who want to be paid through us.',
    hi: 'उन बिल वाली कंपनियों, दुकानों और विक्रेताओं के लिए जो हमारे ज़रिए भुगतान पाना चाहते हैं।',
  },
  synonyms: ['merchant', 'biller', 'partner', 'साझेदार', 'व्यापारी'],
}

export const blog: CompanyPage = {
  slug: 'blog',
  path: '/blog',
  link: '/blog',
  name: 'Blog',
  hindi: 'ब्लॉग',
  icon: 'book-open',
  title: { en: 'Blog: Paying Well', hi: 'ब्लॉग: समझदारी से भुगतान' },
  summary: {
    en: 'Short, practical notes about bills and money.',
    hi: 'बिल और पैसे के बारे में छोटी, काम की बातें।',
  },
  synonyms: ['articles', 'tips', 'लेख'],
}

export const contactUs: CompanyPage = {
  slug: 'contact-us',
  path: '/contact-us',
  link: '/contact-us',
  name: 'Contact Us',
  hindi: 'संपर्क करें',
  icon: 'mail',
  title: { en: 'Contact Us', hi: 'संपर्क करें' },
  summary: {
    en: 'The quickest way to help, for each kind of question.',
    hi: 'हर तरह के सवाल के लिए मदद का सबसे तेज़ रास्ता।',
  },
  synonyms: ['help', 'support', 'customer care', 'मदद', 'ग्राहक सेवा'],
}

export const careers: CompanyPage = {
  slug: 'careers',
  path: '/careers',
  link: '/careers',
  name: 'Careers',
  hindi: 'करियर',
  icon: 'briefcase-business',
  title: { en: 'Careers', hi: 'करियर' },
  summary: {
    en: 'How we work, and how to tell a real offer from a false one.',
    hi: 'हम कैसे काम करते हैं, और सच्चे प्रस्ताव को झूठे से कैसे पहचानें।',
  },
  synonyms: ['jobs', 'work with us', 'नौकरी', 'रोज़गार'],
}
