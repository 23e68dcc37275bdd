/** The four credit information companies that the Reserve Bank has licensed: each owes everyone a free report a year. */
export const bureaus = [
  { label: { en: 'TransUnion CIBIL', hi: 'ट्रांसयूनियन सिबिल' }, link: 'https://www.cibil.com/' },
  { label: { en: 'Experian', hi: 'एक्सपीरियन' }, link: 'https://www.experian.in/' },
  { label: { en: 'Equifax', hi: 'इक्विफ़ैक्स' }, link: 'https://www.equifax.co.in/' },
  { label: { en: 'CRIF High Mark', hi: 'क्रिफ़ हाई मार्क' }, link: 'https://www.crifhighmark.com/' },
] as const
