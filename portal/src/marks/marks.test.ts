import { categories, fundHouses, ifscBanks, locales } from '@chowk/catalog'
import { initials } from '@chowk/shell'
import { expect, test } from 'vitest'
import { markHues, markName, markOf, markShapes } from './marks.ts'

const boards = categories.flatMap(({ providers }) => providers.flatMap(provider => provider.boards ?? []))
const listed = [...categories.flatMap(({ providers }) => providers), ...boards, ...ifscBanks, ...fundHouses]
const names = [...new Set(listed.map(({ name }) => name))]

test.each(locales)('no two providers look alike on pages in %s', locale => {
  const looks = names.map(name => `${initials(markName(name, locale))} ${markOf(name)}`)
  expect(looks.length).toBeGreaterThan(500)
  expect(new Set(looks).size).toBe(looks.length)
})

test('the initials are those of the name beside them', () => {
  expect(initials(markName('Uttar Pradesh', 'hi'))).toBe('उप्र')
  expect(initials(markName('Uttar Pradesh', 'en'))).toBe('UP')
  expect(markName('A company nobody has heard of', 'hi')).toBe('A company nobody has heard of')
})

test('a mark is a shape and a hue that the style sheet knows, whatever the name', () => {
  for (const name of [...names, 'A company nobody has heard of', 'बेनाम']) {
    const [, shape, hue] = /^mark:(\w+)-(\d+)$/.exec(markOf(name)) ?? []
    expect(markShapes).toContain(shape)
    expect(Number(hue)).toBeLessThan(markHues)
  }
})
