import type { Locale } from '@chowk/shell'

/** It may have been another long number, of which the last digits tell as much. */
export const cardNumberTakenOut: Readonly<Record<Locale, string>> = {
  en: 'A number here looks like a card number, so we left only its last four digits: they are enough for us. Check your text and send it again.',
  hi: 'यहाँ एक नंबर कार्ड नंबर जैसा है, इसलिए हमने उसके सिर्फ़ आख़िरी चार अंक छोड़े हैं: हमारे लिए इतने काफ़ी हैं। देखकर फिर भेजें।',
}
