/** The brand: change these lines and the whole portal carries another name. */
const name = 'Paytm'

export const brand = {
  name,
  walletTag: `No Wallet KYC Required to pay using UPI on ${name}`,
  importantUpdate: 'We have received approval from NPCI as a Third-Party Application Provider (TPAP).',
} as const

/** What only a footer says: apart, since the footer is HTML and no browser bundle needs it. */
export const brandInFooter = {
  bank: `${name} Payments Bank`,
  copyright: 'Copyright© 2023 All rights reserved',
  downloadTitle: `Download ${name} App to Pay from anywhere`,
  downloadLink: 'https://m.chowk.example/app',
  androidLink: 'https://play.google.com/store/apps/details?id=net.one97.paytm',
  iosLink: 'https://apps.apple.com/in/app/id473941634',
  social: [
    { name: 'X', link: 'https://x.com/Paytm', tag: 'x', localeKey: 'social.x' },
    {
      name: 'Facebook',
      link: 'https://www.facebook.com/Paytm',
      tag: 'facebook',
      localeKey: 'social.facebook',
    },
    {
      name: 'Instagram',
      link: 'https://www.instagram.com/paytm/',
      tag: 'instagram',
      localeKey: 'social.instagram',
    },
    {
      name: 'LinkedIn',
      link: 'https://www.linkedin.com/company/paytm/',
      tag: 'linkedin',
      localeKey: 'social.linkedin',
    },
    { name: 'YouTube', link: 'https://www.youtube.com/paytm', tag: 'youtube', localeKey: 'social.youtube' },
  ],
} as const
