import { categories } from '@chowk/catalog'
import { expect, test } from 'vitest'
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

test('a life insurer and a health insurer are distinguished', () => {
  const ofKind = (kind: string) => {
    const found = providers.find(({ provider }) => provider.kind === kind)
    return found && guideOf(found.category, found.provider, 'en').know
  }
  expect(ofKind('life')?.join()).toContain('date of birth')
  expect(ofKind('health')?.join()).not.toContain('date of birth')
})
