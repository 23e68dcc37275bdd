import { describe, expect, test } from 'vitest'
import { checkForm, type FieldRule, type FormField, maxLength, minLength, required } from './form-field.ts'

const field = (...rules: FieldRule[]): FormField => ({
  kind: 'text',
  name: 'answer',
  label: 'Answer',
  value: '',
  rules,
})
const check = (rules: FieldRule[], answer: string) =>
  checkForm([field(...rules)], { answer }).map(({ message }) => message)

describe('a field', () => {
  test('that must be filled is not filled by blanks', () => {
    expect(check([required('empty')], ' \n ')).toEqual(['empty'])
    expect(check([required('empty')], ' a ')).toEqual([])
  })

  test('counts letters without the blanks around them, over several lines', () => {
    expect(check([minLength(3, 'short')], ' ab ')).toEqual(['short'])
    expect(check([minLength(3, 'short'), maxLength(3, 'long')], 'a\nb')).toEqual([])
    expect(check([maxLength(3, 'long')], 'a\nbc')).toEqual(['long'])
  })

  test('names the first rule that it breaks, and no other', () => {
    expect(check([required('empty'), minLength(3, 'short')], '')).toEqual(['empty'])
  })

  test('that was left out altogether is an empty one', () => {
    expect(checkForm([field(required('empty'))], {})).toEqual([{ field: 'answer', message: 'empty' }])
  })

  test.each([
    ['', 'empty'],
    ['abc', 'not-a-number'],
    ['-1', 'negative'],
    ['1.234', 'too-precise'],
    ['0.99', 'too-small'],
    ['500.01', 'too-much'],
    ['99999999999999999', 'too-large'],
    ['1', undefined],
    ['₹500.00', undefined],
    ['५००', undefined],
  ])('of an amount: %j is %s', (answer, fault) => {
    const messages = {
      empty: 'empty',
      'not-a-number': 'not-a-number',
      negative: 'negative',
      'too-precise': 'too-precise',
      'too-small': 'too-small',
      'too-much': 'too-much',
      'too-large': 'too-large',
    }
    const found = check([{ minPaise: 100, maxPaise: 500_00, messages }], answer)
    expect(found).toEqual(fault === undefined ? [] : [fault])
  })
})
