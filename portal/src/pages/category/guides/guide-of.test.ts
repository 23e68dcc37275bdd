import { categories } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { numberByState } from './electricity-states.ts'
import { guideOf, knowOf } from './guide-of.ts'

const providers = categories.flatMap(category => category.providers.map(provider => ({ category, provider })))

test('every provider says where to find what its form asks for, and what is easily got wrong', () => {
  for (const { category, provider } of providers) {
    const guide = guideOf(category, provider)
    expect(guide.text.length, provider.path).toBeGreaterThan(0)
    expect(guide.know.length + knowOf(category).length, provider.path).toBeGreaterThan(0)
  }
})

test('a life insurer and a health insurer are told apart', () => {
  const ofKind = (kind: string) => {
    const found = providers.find(({ provider }) => provider.kind === kind)
    return found && guideOf(found.category, found.provider)?.know.map(point => point.en)
  }
  expect(ofKind('life')?.join()).toContain('date of birth')
  expect(ofKind('health')?.join()).not.toContain('date of birth')
})

test('what is said of a state is said of one the catalogue has', () => {
  const states = categories.find(category => category.slug === 'electricity-bill-payment')?.providers ?? []
  const slugs = states.map(state => state.slug)
  for (const slug of Object.keys(numberByState)) expect(slugs).toContain(slug)
})
