import { categories, fundHouses, ifscBanks } from '@chowk/catalog'
import { initials } from '@chowk/shell'
import { expect, test } from 'vitest'
import { markHues, markOf, markShapes } from './marks.ts'

const boards = categories.flatMap(({ providers }) => providers.flatMap(provider => provider.boards ?? []))
const listed = [...categories.flatMap(({ providers }) => providers), ...boards, ...ifscBanks, ...fundHouses]
const names = [...new Set(listed.map(({ name }) => name))]

test('no two providers look alike', () => {
  const looks = names.map(name => `${initials(name)} ${markOf(name)}`)
  expect(looks.length).toBeGreaterThan(500)
  expect(new Set(looks).size).toBe(looks.length)
})

test('a mark is a shape and a hue that the style sheet knows, whatever the name', () => {
  for (const name of [...names, 'A company nobody has heard of', 'बेनाम']) {
    const [, shape, hue] = /^mark:(\w+)-(\d+)$/.exec(markOf(name)) ?? []
    expect(markShapes).toContain(shape)
    expect(Number(hue)).toBeLessThan(markHues)
  }
})
