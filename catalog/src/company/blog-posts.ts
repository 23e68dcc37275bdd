import type { IsoDate } from '../india-time.ts'
import type { CompanyPage } from './company-page.ts'

export interface BlogPost extends CompanyPage {
  readonly written: IsoDate
}

const post = (
  entry: Pick<BlogPost, 'slug' | 'hindi' | 'icon' | 'summary' | 'synonyms' | 'written' | 'name'>,
): BlogPost => {
  const path = `/blog/${entry.slug}`
  return { ...entry, path, link: path, isUnlisted: true, title: { en: entry.name, hi: entry.hindi } }
}

/** The newest first. */
export const blogPosts: readonly BlogPost[] = [
  post({
    slug: 'electricity-bill-numbers',
    name: 'Three Numbers on Every Electricity Bill',
    hindi: 'हर बिजली बिल के तीन ज़रूरी अंक',
    icon: 'zap',
    summary: {
      en: 'Who is billed, how much was used and when a surcharge begins: look at these before you pay.',
      hi: 'बिल किसका है, कितनी बिजली लगी और अधिभार कब से लगेगा: भुगतान से पहले ये तीनों देखें।',
    },
    synonyms: ['read electricity bill', 'bijli bill kaise padhe', 'meter reading'],
    written: '2026-11-15',
  }),
  post({
    slug: 'what-an-emi-is-made-of',
    name: 'What an EMI Is Made Of',
    hindi: 'ईएमआई किससे बनती है',
    icon: 'percent',
    summary: {
      en: 'At first it is mostly interest. That is why a little extra counts most in the early years.',
      hi: 'शुरू में ज़्यादातर ब्याज होता है। इसीलिए शुरुआती सालों में थोड़ा अतिरिक्त भरना सबसे ज़्यादा काम आता है।',
    },
    synonyms: ['emi interest and principal', 'part payment', 'prepayment'],
    written: '2026-11-15',
  }),
  post({
    slug: 'signs-of-payment-fraud',
    name: 'Four Signs of a Payment Fraud',
    hindi: 'भुगतान धोखाधड़ी के चार संकेत',
    icon: 'shield-check',
    summary: {
      en: 'Any one of these is reason to stop. And what to do at once if money is already gone.',
      hi: 'इनमें से एक भी बात रुक जाने के लिए काफ़ी है। और पैसे जा चुके हों तो तुरंत क्या करें।',
    },
    synonyms: ['scam', 'otp fraud', 'cyber crime 1930', 'धोखाधड़ी'],
    written: '2026-11-15',
  }),
]
