// The company's pages of text. Their words are documents: content/…/company.
import type { IconName } from '../icons.ts'
import type { IsoDate } from '../india-time.ts'
import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'

/** A page of text: about the company, or for its investors. */
export interface CompanyPage extends Named {
  readonly slug: string
  readonly path: string
  readonly link: string
  readonly hindi: string
  readonly icon: IconName
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
  /** Left out of the company's links: other pages link to it. */
  readonly isUnlisted?: true
}

export interface BlogPost extends CompanyPage {
  readonly written: IsoDate
}

type Entry<Page extends CompanyPage> = Omit<Page, 'slug' | 'path' | 'link' | 'title'> &
  Partial<Pick<Page, 'title'>>

const pagesIn = <Page extends CompanyPage>(folder: string, entries: Readonly<Record<string, Entry<Page>>>) =>
  withSlugs(entries).map(entry => {
    const path = folder + entry.slug
    return { path, link: path, title: { en: entry.name, hi: entry.hindi }, ...entry }
  })

/** The newest first. */
export const blogPosts: readonly BlogPost[] = pagesIn<BlogPost>('/blog/', {
  'electricity-bill-numbers': {
    name: 'Three Numbers on Every Electricity Bill',
    hindi: 'हर बिजली बिल के तीन ज़रूरी अंक',
    icon: 'zap',
    summary: {
      en: 'Who is billed, how much was used and when a surcharge begins: look at these before you pay.',
      hi: 'बिल किसका है, कितनी बिजली लगी और अधिभार कब से लगेगा: भुगतान से पहले ये तीनों देखें।',
    },
    synonyms: ['read electricity bill', 'bijli bill kaise padhe', 'meter reading'],
    written: '2026-11-15',
  },
  'what-an-emi-is-made-of': {
    name: 'What an EMI Is Made Of',
    hindi: 'ईएमआई किससे बनती है',
    icon: 'percent',
    summary: {
      en: 'At first it is mostly interest. That is why a little extra counts most in the early years.',
      hi: 'शुरू में ज़्यादातर ब्याज होता है। इसीलिए शुरुआती सालों में थोड़ा अतिरिक्त भरना सबसे ज़्यादा काम आता है।',
    },
    synonyms: ['emi interest and principal', 'part payment', 'prepayment'],
    written: '2026-11-15',
  },
  'signs-of-payment-fraud': {
    name: 'Four Signs of a Payment Fraud',
    hindi: 'भुगतान धोखाधड़ी के चार संकेत',
    icon: 'shield-check',
    summary: {
      en: 'Any one of these is reason to stop. And what to do at once if money is already gone.',
      hi: 'इनमें से एक भी बात रुक जाने के लिए काफ़ी है। और पैसे जा चुके हों तो तुरंत क्या करें।',
    },
    synonyms: ['scam', 'otp fraud', 'cyber crime 1930', 'धोखाधड़ी'],
    written: '2026-11-15',
  },
}).map(post => ({ ...post, isUnlisted: true }))

/** What is published here is what the law asks for and what we can show: no figure without a source. */
const pages = pagesIn<CompanyPage>('/', {
  'about-us': {
    name: 'About Us',
    hindi: 'हमारे बारे में',
    icon: 'building-2',
    summary: {
      en: 'One square where recharges, bills, the wallet and money guides meet.',
      hi: 'एक चौक जहाँ रिचार्ज, बिल, वॉलेट और पैसों की जानकारी मिलती है।',
    },
    synonyms: ['company', 'who we are', 'कंपनी'],
  },
  'partner-with-us': {
    name: 'Partner With Us',
    hindi: 'हमारे साथ जुड़ें',
    icon: 'handshake',
    summary: {
      en: 'For billers, shops and sellers who want to be paid through us.',
      hi: 'उन बिल वाली कंपनियों, दुकानों और विक्रेताओं के लिए जो हमारे ज़रिए भुगतान पाना चाहते हैं।',
    },
    synonyms: ['merchant', 'biller', 'partner', 'साझेदार', 'व्यापारी'],
  },
  blog: {
    name: 'Blog',
    hindi: 'ब्लॉग',
    icon: 'book-open',
    title: { en: 'Blog: Paying Well', hi: 'ब्लॉग: समझदारी से भुगतान' },
    summary: {
      en: 'Short, practical notes about bills and money.',
      hi: 'बिल और पैसे के बारे में छोटी, काम की बातें।',
    },
    synonyms: ['articles', 'tips', 'लेख'],
  },
  'contact-us': {
    name: 'Contact Us',
    hindi: 'संपर्क करें',
    icon: 'mail',
    summary: {
      en: 'The quickest way to help, for each kind of question.',
      hi: 'हर तरह के सवाल के लिए मदद का सबसे तेज़ रास्ता।',
    },
    synonyms: ['help', 'support', 'customer care', 'मदद', 'ग्राहक सेवा'],
  },
  'terms-and-conditions': {
    name: 'Terms and Conditions',
    hindi: 'नियम और शर्तें',
    icon: 'scale',
    summary: {
      en: 'What you can expect of us, and what we ask of you.',
      hi: 'आप हमसे क्या उम्मीद कर सकते हैं, और हम आपसे क्या चाहते हैं।',
    },
    synonyms: ['terms', 'conditions', 'शर्तें'],
  },
  privacy: {
    name: 'Privacy',
    hindi: 'गोपनीयता',
    icon: 'lock',
    summary: {
      en: 'What we keep about you, why, and what we leave alone.',
      hi: 'हम आपके बारे में क्या रखते हैं, क्यों, और किसे हाथ नहीं लगाते।',
    },
    synonyms: ['data', 'cookies', 'privacy policy'],
  },
  grievance: {
    name: 'Grievance',
    hindi: 'शिकायत निवारण',
    icon: 'message-square-warning',
    title: { en: 'Grievance Redressal', hi: 'शिकायत निवारण' },
    summary: {
      en: 'Three steps, in order, if something went wrong and was not put right.',
      hi: 'कुछ ग़लत हुआ और ठीक नहीं हुआ तो क्रम से तीन कदम।',
    },
    synonyms: ['complaint', 'ombudsman', 'shikayat', 'शिकायत', 'लोकपाल'],
  },
  csr: {
    name: 'CSR',
    hindi: 'सीएसआर',
    icon: 'heart-handshake',
    title: { en: 'Corporate Social Responsibility', hi: 'कॉर्पोरेट सामाजिक उत्तरदायित्व' },
    summary: {
      en: 'What the law asks of companies, and where we publish what we do.',
      hi: 'क़ानून कंपनियों से क्या चाहता है, और हम अपना काम कहाँ प्रकाशित करते हैं।',
    },
    synonyms: ['social responsibility', 'सामाजिक उत्तरदायित्व'],
  },
  sustainability: {
    name: 'Sustainability',
    hindi: 'सतत विकास',
    icon: 'leaf',
    title: { en: 'Sustainability', hi: 'पर्यावरण और सतत विकास' },
    summary: {
      en: 'Small things a payments portal can do, and does.',
      hi: 'छोटी बातें जो एक भुगतान पोर्टल कर सकता है, और करता है।',
    },
    synonyms: ['environment', 'green', 'पर्यावरण'],
  },
  esg: {
    name: 'ESG',
    hindi: 'ईएसजी',
    icon: 'sprout',
    title: { en: 'Environment, Social and Governance (ESG)', hi: 'पर्यावरण, समाज और प्रशासन (ईएसजी)' },
    summary: {
      en: 'How a company accounts for more than its profit.',
      hi: 'कंपनी मुनाफ़े के अलावा भी किन बातों का हिसाब देती है।',
    },
    synonyms: ['brsr', 'governance', 'प्रशासन'],
  },
  careers: {
    name: 'Careers',
    hindi: 'करियर',
    icon: 'briefcase-business',
    summary: {
      en: 'How we work, and how to tell a real offer from a false one.',
      hi: 'हम कैसे काम करते हैं, और सच्चे प्रस्ताव को झूठे से कैसे पहचानें।',
    },
    synonyms: ['jobs', 'work with us', 'नौकरी', 'रोज़गार'],
  },
  'latest-news': {
    name: 'Latest News',
    hindi: 'ताज़ा समाचार',
    icon: 'newspaper',
    summary: { en: 'Announcements, newest first.', hi: 'घोषणाएँ, सबसे नई पहले।' },
    synonyms: ['news', 'press', 'समाचार', 'ख़बर'],
  },
  'important-updates': {
    name: 'Important Updates',
    hindi: 'महत्वपूर्ण सूचनाएँ',
    icon: 'megaphone',
    summary: {
      en: 'What has changed in how you pay, and what it means for you.',
      hi: 'भुगतान के तरीक़े में क्या बदला, और आपके लिए उसका क्या अर्थ है।',
    },
    synonyms: ['tpap', 'npci', 'updates', 'सूचना'],
  },
  app: {
    isUnlisted: true,
    name: 'Get the App',
    hindi: 'ऐप पाएँ',
    icon: 'smartphone',
    title: { en: 'Get the App on Your Phone', hi: 'अपने फ़ोन पर ऐप पाएँ' },
    summary: {
      en: 'Put this portal on your home screen in three taps. There is nothing to download.',
      hi: 'तीन टैप में यह पोर्टल होम स्क्रीन पर रखें। कुछ डाउनलोड नहीं करना।',
    },
    synonyms: ['download app', 'android app', 'iphone app', 'install', 'ऐप डाउनलोड'],
  },
  events: {
    isUnlisted: true,
    name: 'Events',
    hindi: 'कार्यक्रम',
    icon: 'ticket',
    title: { en: 'Events: Not Available Yet', hi: 'कार्यक्रम: अभी उपलब्ध नहीं' },
    summary: {
      en: 'Tickets for concerts, plays and matches are not sold here. Where to buy them, and how to know a genuine one.',
      hi: 'संगीत, नाटक और मैच के टिकट यहाँ नहीं मिलते। उन्हें कहाँ से लें, और असली टिकट कैसे पहचानें।',
    },
    synonyms: ['concert', 'play', 'match tickets', 'shows', 'इवेंट', 'कॉन्सर्ट'],
  },
  'sell-with-us': {
    isUnlisted: true,
    name: 'Sell With Us',
    hindi: 'हमारे साथ बेचें',
    icon: 'package',
    title: { en: 'Sell With Us: Not Open Yet', hi: 'हमारे साथ बेचें: अभी शुरू नहीं' },
    summary: {
      en: 'Selling goods is not open on this portal yet. Where a small seller can begin today, and what it takes.',
      hi: 'इस पोर्टल पर सामान बेचना अभी शुरू नहीं हुआ है। छोटा विक्रेता आज कहाँ शुरू कर सकता है और क्या चाहिए।',
    },
    synonyms: ['seller', 'become a seller', 'विक्रेता'],
  },
  'for-business': {
    isUnlisted: true,
    name: 'For Business',
    hindi: 'बिज़नेस के लिए',
    icon: 'store',
    title: { en: 'For Business: Taking Payments', hi: 'बिज़नेस के लिए: भुगतान लेना' },
    summary: {
      en: 'Business services are not open on this portal yet. How a shop takes UPI payments today, and how to check its code.',
      hi: 'इस पोर्टल पर बिज़नेस सेवाएँ अभी शुरू नहीं हुई हैं। दुकान आज UPI से भुगतान कैसे ले और अपना कोड कैसे जाँचे।',
    },
    synonyms: ['merchant', 'business account', 'accept payments', 'दुकान'],
  },
})

export const companyPages: readonly CompanyPage[] = [...pages, ...blogPosts]
