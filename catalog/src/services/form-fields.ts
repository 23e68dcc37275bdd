// Fields that start forms share. What a biller asks for is with the billers.
import type { BillerParameter } from '../categories/biller-parameter.ts'
import type { Bilingual } from '../language.ts'

export const amountInRupees = (hint: Bilingual): BillerParameter => ({
  name: 'amount',
  label: { en: 'Amount (Rs.)', hi: 'राशि (Rs.)' },
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[1-9][0-9]{0,7}',
  minLength: 1,
  maxLength: 8,
  hint,
  error: { en: 'Enter an amount in whole rupees.', hi: 'पूरे रुपयों में राशि लिखें।' },
})

const placeField = (name: string, label: Bilingual, hint: Bilingual): BillerParameter => ({
  name,
  label,
  type: 'text',
  inputMode: 'text',
  allowed: 'name',
  pattern: "[\\p{L}\\p{M} .'\\-]{2,60}",
  minLength: 2,
  maxLength: 60,
  hint,
  error: { en: 'Enter the name of a place.', hi: 'जगह का नाम लिखें।' },
})

export const fromCity = placeField(
  'from',
  { en: 'From', hi: 'कहाँ से' },
  { en: 'City you start from', hi: 'जिस शहर से चलना है' },
)

export const toCity = placeField(
  'to',
  { en: 'To', hi: 'कहाँ तक' },
  { en: 'City you go to', hi: 'जिस शहर जाना है' },
)

export const city = placeField('city', { en: 'City', hi: 'शहर' }, { en: 'For example Jaipur', hi: 'जैसे जयपुर' })

export const travelDate: BillerParameter = {
  name: 'date',
  label: { en: 'Date of travel', hi: 'यात्रा की तारीख़' },
  type: 'date',
  inputMode: 'numeric',
  allowed: 'date',
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  minLength: 10,
  maxLength: 10,
  hint: { en: 'The day you leave', hi: 'जिस दिन निकलना है' },
  error: { en: 'Choose a date.', hi: 'तारीख़ चुनें।' },
}

export const pincode: BillerParameter = {
  name: 'pincode',
  label: { en: 'PIN code', hi: 'पिन कोड' },
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[1-9][0-9]{5}',
  minLength: 6,
  maxLength: 6,
  hint: { en: '6 digits of your address', hi: 'आपके पते के 6 अंक' },
  error: {
    en: 'Enter the 6 digits of the PIN code. It does not start with 0.',
    hi: 'पिन कोड के 6 अंक लिखें। यह 0 से शुरू नहीं होता।',
  },
}

export const pnr: BillerParameter = {
  name: 'pnr',
  label: { en: 'PNR number', hi: 'पीएनआर नंबर' },
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[0-9]{10}',
  minLength: 10,
  maxLength: 10,
  hint: { en: '10 digits at the top of the ticket', hi: 'टिकट के ऊपर छपे 10 अंक' },
  error: { en: 'Enter the 10 digits of the PNR.', hi: 'पीएनआर के 10 अंक लिखें।' },
}

export const trainNumber: BillerParameter = {
  name: 'trainNumber',
  label: { en: 'Train number', hi: 'ट्रेन नंबर' },
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[0-9]{5}',
  minLength: 5,
  maxLength: 5,
  hint: { en: '5 digits, for example 12951', hi: '5 अंक, जैसे 12951' },
  error: { en: 'Enter the 5 digits of the train number.', hi: 'ट्रेन नंबर के 5 अंक लिखें।' },
}
