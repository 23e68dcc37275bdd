import { categories, fundHouses, ifscBanks, locales } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { markLetters, markOf, markShapes } from './marks.ts'

const boards = categories.flatMap(({ providers }) => providers.flatMap(provider => provider.boards ?? []))
const listed = [...categories.flatMap(({ providers }) => providers), ...boards, ...ifscBanks, ...fundHouses]
const names = [...new Set(listed.map(({ name }) => name))]

test.each(locales)('no two providers look alike on pages in %s', locale => {
  const looks = names.map(name => `${markLetters(name, locale)} ${markOf(name)}`)
  expect(looks.length).toBeGreaterThan(500)
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
})

test.each([
  ['HDFC Life Insurance', 'en', 'HDFC'],
  ['Life Insurance Corporation of India (LIC)', 'en', 'LIC'],
  ['Jio', 'en', 'JIO'],
  ['Jio', 'hi', 'जियो'],
  ['Uttar Pradesh', 'hi', 'उप्र'],
  ['A company nobody has heard of', 'hi', 'ACN'],
] as const)('%s is known by its letters in the script of the page', (name, locale, letters) => {
  expect(markLetters(name, locale)).toBe(letters)
})

test('a company of two categories has the hue of the one that is paid', () => {
  expect(markOf('Airtel', 'mobile-recharge/airtel')).toBe(markOf('Airtel'))
  expect(markOf('Airtel', 'electricity-bill-payment/x')).toBe(
    markOf('Airtel').replace(/\w+$/, markOf('Uttar Pradesh').split('-')[1] ?? ''),
  )
})

test('a mark is a shape and a hue that the style sheet knows, whatever the name', () => {
  for (const name of [...names, 'A company nobody has heard of', 'बेनाम']) {
    const [, shape, hue] = /^mark:(\w+)-(\d+)$/.exec(markOf(name)) ?? []
    expect(markShapes).toContain(shape)
    expect(Number(hue)).toBeLessThan(12)
    for (const locale of locales) expect(markLetters(name, locale)).toMatch(/^\S{1,16}$/)
  }
})
