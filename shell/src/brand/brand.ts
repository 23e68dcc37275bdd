/** The brand: change these lines and the whole portal carries another name. */
export const brand = {
  name: 'Paytm',
  app: 'Paytm App',
  bank: 'Paytm Payments Bank',
  copyright: 'Copyright© 2023 All rights reserved',
  walletTag: 'No Wallet KYC Required to pay using UPI on Paytm',
  importantUpdate: 'We have received approval from NPCI as a Third-Party Application Provider (TPAP).',
  downloadTitle: 'Download Paytm App to Pay from anywhere',
  downloadLink: 'https://m.chowk.example/app',
  androidLink: 'https://play.google.com/store/apps/details?id=net.one97.paytm',
  iosLink: 'https://apps.apple.com/in/app/id473941634',
} as const
