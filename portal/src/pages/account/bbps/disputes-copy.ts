import type { DisputeFaults } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { cardNumberTakenOut } from '../../../account/account-copy.ts'
import { wordsOf } from '../../../content/words.ts'

export const disputesCopy = {
  en: {
    ...wordsOf('disputes').en,
    faults: {
      orderId: 'Choose one of your orders.',
      type: 'Choose what went wrong.',
      details: {
        'too-short': 'Tell us a little more: at least 10 letters.',
        'too-long': 'Shorten it to 1,000 letters at most.',
        'card-number': cardNumberTakenOut.en,
      },
    } satisfies Faults,
  },
  hi: {
    ...wordsOf('disputes').hi,
    faults: {
      orderId: 'अपना कोई एक ऑर्डर चुनें।',
      type: 'चुनें कि क्या गड़बड़ हुई।',
      details: {
        'too-short': 'थोड़ा और बताएँ: कम से कम 10 अक्षर।',
        'too-long': 'इसे छोटा करें: ज़्यादा से ज़्यादा 1,000 अक्षर।',
        'card-number': cardNumberTakenOut.hi,
      },
    } satisfies Faults,
  },
} as const satisfies Record<Locale, object>

interface Faults {
  readonly orderId: string
  readonly type: string
  readonly details: Record<NonNullable<DisputeFaults['details']>, string>
}
