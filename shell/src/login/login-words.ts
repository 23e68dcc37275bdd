import type { Locale } from '../words/words.ts'

interface LoginWords {
  readonly dialog: string
  readonly close: string
  readonly waiting: string
  readonly offline: string
}

/** By themselves, since the dialog opens before the header's words are there. */
export const loginWords: Record<Locale, LoginWords> = {
  en: {
    dialog: 'Sign in',
    close: 'Close',
    waiting: 'Logging into the provider...',
    offline: 'Waiting for the network...',
  },
  hi: { dialog: 'साइन इन करें', close: 'बंद करें', waiting: 'लॉग इन हो रहा है...', offline: 'नेटवर्क का इंतज़ार है...' },
}
