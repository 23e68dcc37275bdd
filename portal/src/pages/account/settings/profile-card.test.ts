import { parseName } from '@chowk/services'
import { expect, test } from 'vitest'
import { checkForm } from '../../../account/form/form-field.ts'
import { wordsOf } from '../../../content/words.ts'
import { profileFields } from './profile-card.tsx'

const names = [
  '',
  '   ',
  'Meera',
  '  Meera   Iyer ',
  "Mary-Ann D'Souza",
  'A. P. J. Abdul Kalam',
  'मीरा अय्यर',
  'க்ஷேமா',
  'र्\u200dया',
  'Agent 47',
  '47',
  '<b>Meera</b>',
  'meera@example',
  '😀',
  'x'.repeat(60),
  'x'.repeat(61),
]

test.each(names)('browser and server say the same of the name %j', name => {
  const parsed = parseName(name)
  const expected = parsed.ok ? undefined : wordsOf('settings').en.nameFaults[parsed.fault]
  const errors = checkForm(profileFields({ name: 'Asha', language: 'en' }, 'en'), { name, language: 'en' })
  expect(errors[0]?.message).toBe(expected)
})

test.each(['', ' '])('a customer without a name may choose a language without one: %j', name => {
  expect(checkForm(profileFields({ name: '', language: 'en' }, 'en'), { name, language: 'hi' })).toEqual([])
})
