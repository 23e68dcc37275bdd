import { categories } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { aboutText, isAbout } from './about-text.ts'
import { categoryText, guideOf } from './category-text.ts'

const providers = categories.flatMap(category => category.providers.map(provider => ({ category, provider })))

test('every provider names where to find what its form asks for, and what is easily got wrong', () => {
  for (const { category, provider } of providers) {
    const guide = guideOf(category, provider, 'en')
    const { know = [] } = categoryText(category.slug, 'en')
    expect(guide.text.length, provider.path).toBeGreaterThan(0)
    expect(guide.know.length + know.length, provider.path).toBeGreaterThan(0)
  }
})

test('what is on the page of each provider names none of them, nor the name its bills have for the number', () => {
  for (const { slug, parameters, providers } of categories) {
    const shared = [
      ...categoryText(slug, 'en').where.paragraphs,
      ...parameters.map(({ hint }) => hint.en),
    ].join(' ')
    const printed = providers.flatMap(each =>
      each.parameters.flatMap(({ label }) => /\(([^)]+)\)$/.exec(label.en)?.[1] ?? []),
    )
    for (const word of [...providers.map(({ name }) => name), ...printed])
      expect(` ${shared} `, slug).not.toMatch(new RegExp(`\\b${RegExp.escape(word)}\\b`))
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

test('a life insurer and a health insurer are distinguished', () => {
  const ofKind = (kind: string) => {
    const found = providers.find(({ provider }) => provider.kind === kind)
    return found && guideOf(found.category, found.provider, 'en').know
  }
  expect(ofKind('life')?.join()).toContain('date of birth')
  expect(ofKind('health')?.join()).not.toContain('date of birth')
})
