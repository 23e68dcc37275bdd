import { findBiller } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { accountIn, checkParameters } from './parameters.ts'

const parametersOf = (billerId: string) => findBiller(billerId)?.parameters ?? []
const fastag = parametersOf('fastag-recharge/axis-bank')
const landline = parametersOf('landline-bill-payment/airtel')
const rent = parametersOf('rental-bill-payment/pune')

test('what was typed is forgiven its spaces, its case and its script', () => {
  expect(checkParameters(fastag, { vehicleNumber: ' mh12ab१२३४ ' })).toEqual({
    ok: true,
    values: { vehicleNumber: 'MH12AB1234' },
  })
})

test('what the biller did not ask for is dropped, and what it may do without may be missing', () => {
  const number = landline[0]?.name ?? ''
  expect(checkParameters(landline, { [number]: '0442345678', accountNumber: '', extra: 'x' })).toEqual({
    ok: true,
    values: { [number]: '0442345678' },
  })
})

test.each([
  ['([0-9]+)+x', false],
  ['[0-9]*'.repeat(30), true],
  ['[', true],
])('a pattern that hangs or is none, %s, hangs nobody', (pattern, accepted) => {
  const parameters = landline.slice(0, 1).map(parameter => ({ ...parameter, pattern }))
  const number = landline[0]?.name ?? ''
  expect(checkParameters(parameters, { [number]: '0442345678' }).ok).toBe(accepted)
})

test('every faulty value is named', () => {
  expect(checkParameters(rent, { landlordName: 'Asha 7', accountNumber: '12' })).toEqual({
    ok: false,
    faulty: ['landlordName', 'accountNumber', 'ifsc'],
  })
})

test('a customer is known by a number, not by a name', () => {
  expect(accountIn(rent, { landlordName: 'Asha', accountNumber: '123456789', ifsc: 'SBIN0000691' })).toBe(
    '123456789',
  )
})
