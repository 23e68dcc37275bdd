// Fields that start forms share, in the shapes of those that billers ask for.
import { type BillerParameter, day, personName } from '../categories/biller-parameter.ts'
import type { Bilingual } from '../language.ts'

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
