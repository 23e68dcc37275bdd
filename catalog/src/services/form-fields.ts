// Fields that start forms share, in the shapes of those that billers ask for.
import { type BillerParameter, day, digits, personName } from '../categories/biller-parameter.ts'
import type { Bilingual } from '../language.ts'

export const amountInRupees = (hint: Bilingual): BillerParameter =>
  digits(
    {
      name: 'amount',
      label: { en: 'Amount (Rs.)', hi: 'राशि (Rs.)' },
      pattern: '[1-9][0-9]{0,7}',
      hint,
      error: { en: 'Enter an amount in whole rupees.', hi: 'पूरे रुपयों में राशि लिखें।' },
    },
    [1, 8],
  )

const place = (name: string, label: Bilingual, hint: Bilingual): BillerParameter =>
  personName({
    name,
    label,
    pattern: "[\\p{L}\\p{M} .'\\-]{2,60}",
    hint,
    error: { en: 'Enter the name of a place.', hi: 'जगह का नाम लिखें।' },
  })

export const fromCity = place(
  'from',
  { en: 'From', hi: 'कहाँ से' },
  { en: 'City you start from', hi: 'जिस शहर से चलना है' },
)

export const toCity = place('to', { en: 'To', hi: 'कहाँ तक' }, { en: 'City you go to', hi: 'जिस शहर जाना है' })

export const city = place('city', { en: 'City', hi: 'शहर' }, { en: 'For example Jaipur', hi: 'जैसे जयपुर' })

export const travelDate = day({
  name: 'date',
  label: { en: 'Date of travel', hi: 'यात्रा की तारीख़' },
  hint: { en: 'The day you leave', hi: 'जिस दिन निकलना है' },
})

export const pincode = digits(
  {
    name: 'pincode',
    label: { en: 'PIN code', hi: 'पिन कोड' },
    pattern: '[1-9][0-9]{5}',
    hint: { en: '6 digits of your address', hi: 'आपके पते के 6 अंक' },
    error: {
      en: 'Enter the 6 digits of the PIN code. It does not start with 0.',
      hi: 'पिन कोड के 6 अंक लिखें। यह 0 से शुरू नहीं होता।',
    },
  },
  [6, 6],
)

export const pnr = digits(
  {
    name: 'pnr',
    label: { en: 'PNR number', hi: 'पीएनआर नंबर' },
    hint: { en: '10 digits at the top of the ticket', hi: 'टिकट के ऊपर छपे 10 अंक' },
    error: { en: 'Enter the 10 digits of the PNR.', hi: 'पीएनआर के 10 अंक लिखें।' },
  },
  [10, 10],
)

export const trainNumber = digits(
  {
    name: 'trainNumber',
    label: { en: 'Train number', hi: 'ट्रेन नंबर' },
    hint: { en: '5 digits, for example 12951', hi: '5 अंक, जैसे 12951' },
    error: { en: 'Enter the 5 digits of the train number.', hi: 'ट्रेन नंबर के 5 अंक लिखें।' },
  },
  [5, 5],
)
