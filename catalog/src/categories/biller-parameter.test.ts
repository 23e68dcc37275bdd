import { expect, test } from 'vitest'
import { type BillerParameter, parameterFrom } from './biller-parameter.ts'
import { billers } from './categories.ts'

const accepts = ({ pattern }: BillerParameter, value: string) =>
  new RegExp(`^(?:${pattern})$`, 'v').test(value)

test('every pattern is one that a browser takes, and agrees with its lengths', () => {
  const parameters = new Set(billers.flatMap(biller => biller.parameters))
  for (const parameter of parameters) {
    expect(() => accepts(parameter, '')).not.toThrow()
    expect(accepts(parameter, '')).toBe(false)
    expect(parameter.minLength).toBeLessThanOrEqual(parameter.maxLength)
    expect(accepts(parameter, '1'.repeat(parameter.maxLength + 1))).toBe(false)
  }
})

test('a biller asks for each thing once', () => {
  for (const { parameters } of billers) {
    const names = parameters.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each([
  ['mobileNumber', '9876543210', true],
  ['mobileNumber', '5876543210', false],
  ['mobileNumber', '98765 43210', false],
  ['vehicleNumber', 'MH12AB1234', true],
  ['vehicleNumber', 'dl1c1234', true],
  ['vehicleNumber', '22BH1234AA', true],
  ['vehicleNumber', 'MH12AB', false],
  ['ifsc', 'SBIN0000691', true],
  ['ifsc', 'SBIN1000691', false],
  ['personName', 'अनीता देवी', true],
  ['personName', "Maria D'Souza", true],
  ['personName', '<b>', false],
] as const)('%s takes %s: %s', (shape, value, expected) => {
  const words = { en: 'n', hi: 'n' }
  const own = shape === 'personName' && { name: 'n', label: words, hint: words }
  expect(accepts(parameterFrom({ shape, ...own }), value)).toBe(expected)
})

test('the sandbox can be reached from every form: a number may end in any digit', () => {
  const electricity = billers.filter(({ category }) => category.slug === 'electricity-bill-payment')
  for (const { parameters } of electricity) {
    const [consumerNumber] = parameters
    for (const digit of '0123456789') {
      const start = '1'.repeat(Math.min(consumerNumber?.maxLength ?? 0, 13) - 1)
      expect(consumerNumber && accepts(consumerNumber, start + digit)).toBe(true)
    }
  }
})

test('a number whose length is stated has no other, and its hint says so', () => {
  const numberOf = (end: string) => billers.find(({ id }) => id.endsWith(end))?.parameters[0]
  const mahavitaran = numberOf('/maharashtra-state-electricity-distribution-company')
  expect(mahavitaran?.hint.en).toContain('12 digits')
  expect(mahavitaran && accepts(mahavitaran, '17001234567')).toBe(false)
  expect(numberOf('/kerala-state-electricity-board')).toMatchObject({
    label: { en: 'Consumer number', hi: 'उपभोक्ता नंबर' },
    hint: { en: 'Near the top of your bill: 13 digits', hi: 'आपके बिल के ऊपरी हिस्से में: 13 अंक' },
    minLength: 13,
    maxLength: 13,
  })
  expect(numberOf('/bses-rajdhani-power')?.hint.hi).toBe('आपके बिल पर यह CA नंबर के नाम से छपता है: 9 अंक')
})
