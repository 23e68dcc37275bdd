import type { CodeKind } from './message-kinds.ts'
import type { Templates } from './template.ts'
import { money } from './words.ts'

const en = (code: string | undefined, what: string) =>
  `${code} is your Chowk code ${what}. It is good for 5 minutes. Never tell it to anyone, not even to us.`
const hi = (code: string | undefined, what: string) =>
  `${what} आपका Chowk OTP ${code} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएं, हमें भी नहीं।`

type OnlyCode = { readonly code?: string }

const codeTo = (english: string, hindi: string) => ({
  group: 'code' as const,
  en: ({ code }: OnlyCode) => en(code, english),
  hi: ({ code }: OnlyCode) => hi(code, hindi),
})

/** What a fresh proof is asked for; another action says only that the account is changed. */
const provenActions: Readonly<Record<string, { readonly en: string; readonly hi: string }>> = {
  'add-passkey': { en: 'to add a passkey', hi: 'पासकी जोड़ने के लिए' },
  'remove-passkey': { en: 'to remove a passkey', hi: 'पासकी हटाने के लिए' },
  'sign-out-device': { en: 'to sign out a device', hi: 'एक डिवाइस को साइन आउट करने के लिए' },
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
    en: ({ code, amountPaise, payee }) => en(code, `to pay ${money(amountPaise, 'en')} to ${payee}`),
    hi: ({ code, amountPaise, payee }) => hi(code, `${payee} को ${money(amountPaise, 'hi')} के भुगतान के लिए`),
  },
  'prove-code': {
    group: 'code',
    en: ({ code, action }) => en(code, (provenActions[action] ?? anyAction).en),
    hi: ({ code, action }) => hi(code, (provenActions[action] ?? anyAction).hi),
  },
}
