import type { Locale } from '@chowk/shell'

export const accountCopy = {
  en: {
    account: 'Your account',
    signOut: 'Sign Out',
    checking: {
      title: 'Checking that it is still you',
      text: 'You came back to this page, so we are checking who is signed in before we show it.',
      again: 'Reload the page',
    },
    signedOut: {
      title: 'You are signed out',
      text: 'This page is hidden now. Sign in to see it again.',
      again: 'Sign in again',
    },
    toHome: 'Go to the home page',
  },
  hi: {
    account: 'आपका खाता',
    signOut: 'साइन आउट',
    checking: {
      title: 'देख रहे हैं कि आप ही हैं',
      text: 'आप इस पेज पर लौटे हैं, इसलिए इसे दिखाने से पहले हम फिर देख रहे हैं कि कौन साइन इन है।',
      again: 'पेज फिर से लोड करें',
    },
    signedOut: {
      title: 'आप साइन आउट हो चुके हैं',
      text: 'इस पेज की सारी जानकारी हटा दी गई है। इसे फिर देखने के लिए साइन इन करें।',
      again: 'फिर से साइन इन करें',
    },
    toHome: 'होम पेज पर जाएँ',
  },
} as const satisfies Record<Locale, object>

/** It may have been another long number, of which the last digits tell as much. */
export const cardNumberTakenOut: Readonly<Record<Locale, string>> = {
  en: 'One number looked like a card number, so we kept only its last four digits: they are enough for us. Check your text and send it again.',
  hi: 'एक नंबर कार्ड नंबर जैसा था, इसलिए हमने उसके सिर्फ़ आख़िरी चार अंक रखे: हमारे लिए इतने काफ़ी हैं। अपना लिखा देखकर फिर भेजें।',
}
