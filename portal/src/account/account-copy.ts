import type { Locale } from '@chowk/shell'
import { wordsOf } from '../content/words.ts'

export const accountCopy = wordsOf('account')

/** The removed number may not have been a card number; its last digits identify it in any case. */
export const cardNumberRemovedCopy: Readonly<Record<Locale, string>> = {
  en: 'One number looked like a card number, so we kept only its last four digits: they are enough for us. Check your text and send it again.',
  hi: 'एक नंबर कार्ड नंबर जैसा था, इसलिए हमने उसके सिर्फ़ आख़िरी चार अंक रखे: हमारे लिए इतने काफ़ी हैं। अपना लिखा देखकर फिर भेजें।',
}
