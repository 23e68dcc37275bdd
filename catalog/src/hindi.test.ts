import { expect, test } from 'vitest'
import * as catalogue from './index.ts'
import type { Locale } from './language.ts'
import { stringsIn } from './test-integrity.ts'

const { calculators, categories, companyPages, creditServices, everydayServices, hindi } = catalogue
const devanagari = /\p{Script=Devanagari}/u

const textsIn = (locale: Locale) =>
  new Map(
    [...stringsIn(catalogue)]
      .filter(({ where }) => where.at(-1) === locale)
      .map(({ where, text }) => [where.slice(0, -1).join('.'), text]),
  )

const english = textsIn('en')
const inHindi = textsIn('hi')

test('section titles, categories, calculators, services and company pages have a Hindi name', () => {
  const keys = [
    ...[7, 8, 9, 11, 12, 13].map(id => `section.${id}`),
    ...categories.map(({ localeKey }) => localeKey),
    ...calculators.map(({ slug }) => `calculator.${slug}`),
    ...[...everydayServices, ...creditServices].map(({ slug }) => `service.${slug}`),
    ...companyPages.map(({ slug }) => `company.${slug}`),
    'category.electricity-bill-payment.karnataka',
    'city.mumbai',
  ]
  for (const key of keys) expect(hindi[key], key).toMatch(devanagari)
})

test('banks are called by their Hindi name, and a list of letters is of one script', () => {
  const gas = categories.find(({ slug }) => slug === 'gas-bill-payment')?.providers ?? []
  const named = [...catalogue.ifscBanks, ...gas]
  expect(named.length).toBeGreaterThan(60)
  for (const each of named) expect(each.hindi, each.name).toMatch(devanagari)
})

test('companies are named in Devanagari; apps keep their Latin brand', () => {
  expect(hindi['category.loan-emi-payment.kreditbee']).toBeUndefined()
  expect(hindi['category.loan-emi-payment.bajaj-finance']).toBe('बजाज फ़ाइनेंस')
})

test('every sentence is there in both languages', () => {
  expect(english.size).toBeGreaterThan(1500)
  expect([...inHindi.keys()]).toEqual([...english.keys()])
  for (const [where, text] of inHindi) {
    // A title that is only a company's name is the same in both languages.
    if (text !== english.get(where)) expect(text, where).toMatch(devanagari)
  }
})

test('English sentences are not left in Hindi', () => {
  expect([...english.values()].filter(text => devanagari.test(text))).toEqual([])
})
