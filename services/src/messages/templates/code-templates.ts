import { formatPaise } from '@chowk/catalog'
import type { CodeKind } from './message-kinds.ts'
import type { InEvery, Templates } from './template.ts'

const en = ({ code, brand }: InEvery, what: string) =>
  `${code} is your ${brand} OTP ${what}. It is valid for 5 minutes. Never share it with anyone, not even us.`
const hi = ({ code, brand }: InEvery, what: string) =>
  `${what} आपका ${brand} OTP ${code} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ, हमें भी नहीं।`

const codeTo = (english: string, hindi: string) => ({
  group: 'code' as const,
  en: (given: InEvery) => en(given, english),
  hi: (given: InEvery) => hi(given, hindi),
})

/** What a step-up verification is asked for; another action says only that the account is changed. */
const whatFor: Readonly<Record<string, { readonly en: string; readonly hi: string }>> = {
  'add-passkey': { en: 'to add a passkey', hi: 'पासकी जोड़ने के लिए' },
  'remove-passkey': { en: 'to remove a passkey', hi: 'पासकी हटाने के लिए' },
  'sign-out-device': { en: 'to sign out a device', hi: 'एक डिवाइस को साइन आउट करने के लिए' },
  'set-pin': { en: 'to set your payment PIN', hi: 'भुगतान PIN सेट करने के लिए' },
  'export-data': { en: 'to download your data', hi: 'आपका डेटा डाउनलोड करने के लिए' },
  'close-account': { en: 'to close your account', hi: 'आपका खाता बंद करने के लिए' },
  'verify-identity': { en: 'to verify your identity', hi: 'अपनी पहचान सत्यापित करने के लिए' },
  'sign-out-everywhere': { en: 'to sign out everywhere', hi: 'सब जगह साइन आउट करने के लिए' },
}
const anyAction = { en: 'to change your account', hi: 'आपके खाते में बदलाव के लिए' }

export const codeTemplates: Templates<CodeKind> = {
  'sign-in-code': codeTo('to sign in', 'साइन इन करने के लिए'),
  'change-mobile-old-code': codeTo(
    'to move your account to another mobile number',
    'आपका खाता दूसरे मोबाइल नंबर पर ले जाने के लिए',
  ),
  'change-mobile-new-code': codeTo(
    'to use this mobile number for your account',
    'इस मोबाइल नंबर को अपने खाते में जोड़ने के लिए',
  ),
  'approve-payment-code': {
    group: 'code',
    // With the number: somebody who saved their own under the customer's words would otherwise have the customer pay it.
    en: ({ amountPaise, payee, lastDigits, ...given }) =>
      en(given, `to pay ${formatPaise(amountPaise, 'en')} to ${payee} (number ...${lastDigits})`),
    hi: ({ amountPaise, payee, lastDigits, ...given }) =>
      hi(given, `${payee} (नंबर ...${lastDigits}) को ${formatPaise(amountPaise, 'hi')} के भुगतान के लिए`),
  },
  'prove-code': {
    group: 'code',
    en: ({ action, ...given }) => en(given, (whatFor[action] ?? anyAction).en),
    hi: ({ action, ...given }) => hi(given, (whatFor[action] ?? anyAction).hi),
  },
}
