import type { FooterTag } from './footer.ts'

export interface ExtraLink {
  readonly name: string
  readonly link: string
  readonly tag: FooterTag
  readonly localeKey: string
  readonly target: '_blank'
}

export interface FooterExtras {
  readonly social: readonly ExtraLink[]
  readonly seller: ExtraLink
  readonly business: ExtraLink
  readonly appStores: { readonly android: ExtraLink; readonly ios: ExtraLink }
}

const extra = (name: string, link: string, tag: FooterTag, localeKey: string): ExtraLink => ({
  name,
  link,
  tag,
  localeKey,
  target: '_blank',
})

/** What stands below the sections. All of it opens in a new tab: these are other companies' or other hosts' pages. */
export const footerExtras: FooterExtras = {
  social: [
    extra('X', 'https://x.com/Paytm', 'social', 'social.x'),
    extra('Facebook', 'https://www.facebook.com/Paytm', 'social', 'social.facebook'),
    extra('Instagram', 'https://www.instagram.com/paytm/', 'social', 'social.instagram'),
    extra('LinkedIn', 'https://www.linkedin.com/company/paytm/', 'social', 'social.linkedin'),
    extra('YouTube', 'https://www.youtube.com/paytm', 'social', 'social.youtube'),
  ],
  seller: extra('Sell with us', '{seller}/', 'seller', 'footer.seller'),
  business: extra('For business', '{business}/', 'business', 'footer.business'),
  appStores: {
    android: extra(
      'Get it on Google Play',
      'https://play.google.com/store/apps/details?id=net.one97.paytm',
      'app-store',
      'footer.android',
    ),
    ios: extra(
      'Download on the App Store',
      'https://apps.apple.com/in/app/id473941634',
      'app-store',
      'footer.ios',
    ),
  },
}

export const footerExtrasHindi: Readonly<Record<string, string>> = {
  'social.x': 'एक्स',
  'social.facebook': 'फ़ेसबुक',
  'social.instagram': 'इंस्टाग्राम',
  'social.linkedin': 'लिंक्डइन',
  'social.youtube': 'यूट्यूब',
  'footer.seller': 'हमारे साथ बेचें',
  'footer.business': 'बिज़नेस के लिए',
  'footer.android': 'गूगल प्ले से पाएँ',
  'footer.ios': 'ऐप स्टोर से डाउनलोड करें',
  'footer.events': 'कार्यक्रम',
}
