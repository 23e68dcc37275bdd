import { describe, expect, test } from 'vitest'
import { nameIn, pathIn } from '../language.ts'
import { currencies, currencyRates } from '../money-tools/currencies.ts'
import { repeated } from '../test-integrity.ts'
import { destinationAt, destinations } from './destinations.ts'

const devanagari = /\p{Script=Devanagari}/u

const search = (word: string) =>
  destinations
    .filter(({ name, hindi: hindiName = '', synonyms }) =>
      [name, hindiName, ...synonyms].some(text => text.toLowerCase().includes(word.toLowerCase())),
    )
    .map(({ path }) => path)

describe('every page', () => {
  test('has a path and a title of its own, in both languages', () => {
    expect(destinations.length).toBeGreaterThan(900)
    expect(repeated(destinations.flatMap(({ path }) => [path, pathIn('hi', path)]))).toEqual([])
    expect(repeated(destinations.map(({ title }) => title.en))).toEqual([])
    expect(repeated(destinations.map(({ title }) => title.hi))).toEqual([])
  })

  test('has a page above it, up to the home page', () => {
    for (const { parent } of destinations) {
      if (parent !== '/') expect(destinationAt(parent)?.path).toBe(parent)
    }
  })

  test('has a name in Devanagari too, unless it is a company’s or a scheme’s', () => {
    const named = destinations.filter(page => !['provider', 'amc', 'scheme', 'ifscBank'].includes(page.kind))
    for (const page of named) expect(nameIn('hi', page)).toMatch(devanagari)
    for (const page of destinations.filter(({ kind }) => kind === 'provider'))
      expect(page.title.hi).toMatch(devanagari)
  })

  test('has a path that a router can take: lower case, no trailing slash', () => {
    for (const { path } of destinations) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  })
})

describe('search', () => {
  test.each([
    ['bijli', '/electricity-bill-payment'],
    ['light bill', '/electricity-bill-payment'],
    ['बिजली', '/electricity-bill-payment'],
    ['BESCOM', '/electricity-bill-payment/karnataka/bangalore-electricity-supply-company'],
    ['TANGEDCO', '/electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation'],
    ['tata sky', '/dth-recharge/tata-play'],
    ['indiabulls', '/loan-emi-payment/sammaan-capital'],
    ['kist', '/loan-emi-payment'],
    ['कर्नाटक', '/electricity-bill-payment/karnataka'],
    ['SBIN', '/ifsc-code/state-bank-of-india'],
    ['bombay', '/movies/mumbai'],
  ])('%s finds %s', (word, path) => {
    expect(search(word)).toContain(path)
  })
})

test('every currency has a rate on the table’s day', () => {
  expect(currencyRates.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Object.keys(currencyRates.rates).sort()).toEqual(currencies.map(({ code }) => code).sort())
  for (const { microRupees } of Object.values(currencyRates.rates)) {
    expect(Number.isSafeInteger(microRupees) && microRupees > 0).toBe(true)
  }
  expect(currencyRates.rates.INR.microRupees).toBe(1_000_000)
})
