import type { Locale } from '@chowk/shell'

export const waitingCopy = {
  en: {
    title: 'Waiting changes',
    lead: 'Asked for with an OTP alone. Each takes effect after 24 hours, unless you cancel it.',
    mobile: (mobile: string) => `Your number changes to ${mobile}`,
    passkey: 'A new passkey is added',
    takesEffect: 'Takes effect on',
    asked: 'Asked for on',
    cancel: 'Cancel',
    cancelLabel: {
      'change-mobile': 'Cancel the change of number',
      'add-passkey': 'Cancel the new passkey',
    },
    notYou: 'Was it not you? Cancel it, then sign out everywhere.',
  },
  hi: {
    title: 'रुके हुए बदलाव',
    lead: 'ये सिर्फ़ OTP से माँगे गए। हर बदलाव 24 घंटे बाद लागू होता है, अगर आप उसे रद्द न करें।',
    mobile: (mobile: string) => `आपका नंबर बदलकर ${mobile} हो जाएगा`,
    passkey: 'एक नई पासकी जुड़ेगी',
    takesEffect: 'लागू होगा',
    asked: 'माँगा गया',
    cancel: 'रद्द करें',
    cancelLabel: {
      'change-mobile': 'नंबर का बदलाव रद्द करें',
      'add-passkey': 'नई पासकी रद्द करें',
    },
    notYou: 'यह आपने नहीं माँगा? इसे रद्द करें, फिर हर जगह से साइन आउट करें।',
  },
} as const satisfies Record<Locale, object>
