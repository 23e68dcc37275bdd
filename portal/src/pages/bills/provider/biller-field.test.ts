import { categories } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { type BillerField, checkBillerFields, readValue } from './biller-field.ts'
import { questionsOf } from './questions-of.ts'

const digitsField: BillerField = {
  name: 'consumerNumber',
  label: 'Consumer number',
  hint: 'On your bill',
  remedy: 'Enter 8 to 12 digits, without spaces.',
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[0-9]{8,12}',
  minLength: 8,
  maxLength: 12,
  optional: false,
}
const codeField: BillerField = {
  ...digitsField,
  allowed: 'lettersAndDigits',
  pattern: '[A-Za-z0-9\\-\\/]{8,12}',
}
const nameField: BillerField = {
  ...digitsField,
  allowed: 'name',
  pattern: "[\\p{L}\\p{M} .']{2,60}",
  minLength: 2,
}
const dateField: BillerField = { ...digitsField, type: 'date', allowed: 'date', label: 'Date of birth' }
const mobileField: BillerField = {
  ...digitsField,
  label: 'Mobile number',
  pattern: '[6-9][0-9]{9}',
  minLength: 10,
  maxLength: 10,
}
const vehicleField: BillerField = {
  ...digitsField,
  label: 'Vehicle number',
  allowed: 'vehicleNumber',
  pattern: '[A-Za-z]{2}[0-9]{1,2}[A-Za-z]{0,3}[0-9]{4}',
  minLength: 7,
  maxLength: 11,
}

const today = new Date('2026-11-15T00:00:00Z')
const messageFor = (field: BillerField, typed: string) =>
  checkBillerFields([field], { [field.name]: typed }, 'en', today)[0]?.message

describe('a number is taken as people write it', () => {
  test.each([
    [digitsField, ' 1234 5678 ', '12345678'],
    [digitsField, '1234-5678', '12345678'],
    [digitsField, '१२३४५६७८', '12345678'],
    [vehicleField, 'mh 12 ab 1234', 'MH12AB1234'],
    [codeField, 'AB/12-345 6', 'AB/12-3456'],
    [nameField, '  Asha   Devi ', 'Asha Devi'],
  ])('example %#', (field, typed, sent) => {
    expect(readValue(field, typed)).toBe(sent)
    expect(messageFor(field, typed)).toBeUndefined()
  })
})

describe('a slip is named, with what to do', () => {
  test.each([
    ['nothing typed', digitsField, '   ', 'is empty, and the biller cannot find your account without it'],
    ['a letter among digits', digitsField, '1234567O', 'cannot have “O” in it'],
    ['too few digits', digitsField, '1234', 'is too short: you typed 4 digits'],
    ['too many digits', digitsField, '1234567890123', 'is too long: you typed 13 digits'],
    ['a letter in a mobile number', mobileField, '98765a3210', 'cannot have “a” in it'],
    ['a mobile number that starts too low', mobileField, '5876543210', 'is not in the form the biller uses'],
    ['a plate out of order', vehicleField, '1234MH12', 'is not in the form the biller uses'],
    ['a script', nameField, '<script>', 'cannot have “<” in it'],
    ['an emoji', codeField, '😀2345678', 'cannot have “😀” in it'],
    ['a day that no calendar has', dateField, '1990-02-31', 'the calendar has no such day'],
    ['a birthday to come', dateField, '2027-01-01', 'is in the future'],
    ['a date in words', dateField, '31May1990', 'is not in the form the biller uses'],
  ])('%s', (_, field, typed, expected) => {
    const message = messageFor(field, typed)
    expect(message).toContain(expected)
    expect(message).toContain(field.remedy)
  })

  test('in Hindi too', () => {
    const [error] = checkBillerFields(
      [{ ...digitsField, label: 'उपभोक्ता नंबर' }],
      { consumerNumber: '12' },
      'hi',
    )
    expect(error?.message).toContain('“उपभोक्ता नंबर” में आपने 2 ही अंक लिखे हैं।')
  })
})

test('an optional field may stay empty, but not be wrong', () => {
  const optional = { ...digitsField, optional: true }
  expect(messageFor(optional, '')).toBeUndefined()
  expect(messageFor(optional, '12')).toContain('too short')
})

test('every field of the catalogue can be judged: its pattern compiles and its rules agree', () => {
  const fields = categories.flatMap(category =>
    category.providers.flatMap(provider => {
      const { fields, boards } = questionsOf(provider, 'en')
      return [...fields, ...Object.values(boards?.fields ?? {}).flat()]
    }),
  )
  expect(fields.length).toBeGreaterThan(400)
  for (const field of fields) {
    expect(() => messageFor(field, '<')).not.toThrow()
    expect(messageFor(field, '<')).toBeDefined()
  }
})
