import { categories } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { neighbours, otherCategoriesOf } from './provider-view.tsx'

test('every provider is linked from others of its list, and never from itself', () => {
  for (const category of categories) {
    const linked = new Set<string>()
    for (const provider of category.providers) {
      const others = neighbours(category, provider)
      expect(others).not.toContain(provider)
      expect(new Set(others).size).toBe(others.length)
      for (const other of others) linked.add(other.slug)
    }
    if (category.providers.length > 1) expect(linked.size, category.slug).toBe(category.providers.length)
  }
})

test('a company that is paid for several things leads to the others', () => {
  const broadband = categories.find(category => category.slug === 'broadband-bill-payment')
  const provider = broadband?.providers[0]
  const found = broadband && provider ? otherCategoriesOf(broadband, provider) : []
  expect(found.map(other => other.category.slug)).toContain('landline-bill-payment')
})
