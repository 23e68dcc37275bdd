import { categories, findCategory } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { aboutText, isAbout } from './about-text.ts'
import { billCategoryText, providerGuide } from './category-text.ts'

const providers = categories.flatMap(category => category.providers.map(provider => ({ category, provider })))

test('every provider names where to find what its form asks for, and what is easily got wrong', () => {
  for (const { category, provider } of providers) {
    const guide = providerGuide(category, provider, 'en')
    const { know = [] } = billCategoryText(category.slug, 'en')
    expect(guide.text.length, provider.path).toBeGreaterThan(0)
    expect(guide.know.length + know.length, provider.path).toBeGreaterThan(0)
  }
})

test('what is on the page of each provider names none of them, nor the name its bills have for the number', () => {
  for (const { slug, parameters, providers } of categories) {
    const shared = [
      ...billCategoryText(slug, 'en').where.paragraphs,
      ...parameters.map(({ hint }) => hint.en),
    ].join(' ')
    const printed = providers.flatMap(each =>
      each.parameters.flatMap(({ label }) => /\(([^)]+)\)$/.exec(label.en)?.[1] ?? []),
    )
    const words = ` ${shared.replaceAll(/[^A-Za-z0-9]+/g, ' ')} `
    for (const word of [...providers.map(({ name }) => name), ...printed])
      expect(words, slug).not.toContain(` ${word} `)
  }
})

test('a board’s number has the length that its page states', () => {
  const words: Readonly<Record<string, number>> = { nine: 9, ten: 10 }
  const stated = categories
    .flatMap(({ providers }) => providers.flatMap(({ boards = [] }) => boards))
    .filter(({ path }) => isAbout(path))
    .flatMap(({ path, parameters: [number] }) => {
      const text = JSON.stringify(aboutText(path, 'en'))
      const [, length] = /(?:consumer|account|CA) number[^.]*? has (\S+) digits/.exec(text) ?? []
      return length ? [{ path, length: words[length] ?? Number(length), number }] : []
    })
  expect(stated.length).toBeGreaterThan(3)
  for (const { path, length, number } of stated)
    expect([number?.minLength, number?.maxLength], path).toEqual([length, length])
})

test('Hindi calls a board by the letters on its bills, not as they are spelt out', () => {
  const spoken = 'ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'.split(' ')
  const normalizeSpelling = (letters: string) =>
    [...letters].map(letter => spoken[letter.charCodeAt(0) - 'A'.charCodeAt(0)]).join('')
  const electricity = findCategory('electricity-bill-payment')
  const states = electricity.providers
  const texts = JSON.stringify([
    states.map(state => providerGuide(electricity, state, 'hi')),
    states.flatMap(({ boards = [] }) =>
      boards.flatMap(({ path }) => (isAbout(path) ? [aboutText(path, 'hi')] : [])),
    ),
  ])
  const boards = states
    .flatMap(({ boards = [] }) => boards)
    .filter(({ short }) => /^[A-Z]{4,}$/.test(short.hi))
  expect(boards.length).toBeGreaterThan(20)
  for (const { short } of boards) expect(texts).not.toContain(normalizeSpelling(short.hi))
})

test('a life insurer and a health insurer are distinguished', () => {
  const ofKind = (kind: string) => {
    const found = providers.find(({ provider }) => provider.kind === kind)
    return found && providerGuide(found.category, found.provider, 'en').know
  }
  expect(ofKind('life')?.join()).toContain('date of birth')
  expect(ofKind('health')?.join()).not.toContain('date of birth')
})
