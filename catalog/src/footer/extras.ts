import type { FooterLink, FooterTag } from './footer.ts'

const extra = (name: string, link: string, tag: FooterTag): FooterLink => ({
  name,
  link,
  tag,
  localeKey: `footer.${tag}`,
  target: '_blank',
})

/** What stands below the sections beside the company's own pages. It opens in a new tab: these are other hosts' pages. */
export const footerExtras = {
  seller: extra('Sell with us', '{seller}/', 'seller'),
  business: extra('For business', '{business}/', 'business'),
}

/** The names of the networks by the keys that the shell's brand gives them, too. */
export const footerExtrasHindi: Readonly<Record<string, string>> = {
  'social.x': 'एक्स',
  'social.facebook': 'फ़ेसबुक',
  'social.instagram': 'इंस्टाग्राम',
  'social.linkedin': 'लिंक्डइन',
  'social.youtube': 'यूट्यूब',
  'footer.seller': 'हमारे साथ बेचें',
  'footer.business': 'बिज़नेस के लिए',
  'footer.events': 'कार्यक्रम',
}
