import { destinationAt, type Locale } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { providerNote } from './provider-list.tsx'

function noteAt(path: string, locale: Locale = 'en') {
  const found = destinationAt(path)
  if (found?.kind !== 'provider') throw new Error(`The catalogue has no provider at ${path}`)
  return providerNote(found.provider, locale)
}

test('a state names its boards as people know them, a few of them', () => {
  expect(noteAt('/electricity-bill-payment/karnataka')).toBe('BESCOM, CESC Mysuru, GESCOM, HESCOM and 2 more')
  expect(noteAt('/electricity-bill-payment/tamil-nadu')).toBe('TNPDCL')
  expect(noteAt('/electricity-bill-payment/karnataka', 'hi')).toContain('और 2')
})

test('a gas company names the places it serves, in the language of the page', () => {
  expect(noteAt('/gas-bill-payment/mahanagar-gas')).toBe('Mumbai, Thane')
  expect(noteAt('/gas-bill-payment/mahanagar-gas', 'hi')).toBe('मुंबई, ठाणे')
})

test('an insurer names its kind', () => {
  expect(noteAt('/insurance-premium-payment/sbi-life-insurance')).toBe('Life insurer')
})

test('what the name already says is not said again', () => {
  expect(noteAt('/water-bill-payment/bhopal-municipal-corporation')).toBeUndefined()
  expect(noteAt('/rental-bill-payment/pune')).toBeUndefined()
})

test('nothing known, nothing said', () => {
  expect(noteAt('/mobile-recharge/airtel')).toBeUndefined()
})
