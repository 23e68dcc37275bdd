/** Where the official copies of a listed company's papers are found. */
export const exchanges = [
  { label: { en: 'National Stock Exchange', hi: 'नेशनल स्टॉक एक्सचेंज' }, link: 'https://www.nseindia.com/' },
  { label: { en: 'BSE', hi: 'बीएसई' }, link: 'https://www.bseindia.com/' },
] as const
