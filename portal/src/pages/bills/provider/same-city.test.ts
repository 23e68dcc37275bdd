import { findCategory } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { billsInSameCity } from './is-indexable.ts'

function linksOf(categorySlug: string, slug: string): readonly string[] {
  const category = findCategory(categorySlug)
  const provider = category?.providers.find(each => each.slug === slug)
  if (!category || !provider) throw new Error(`No provider ${slug}`)
  return billsInSameCity(category, provider).map(({ link }) => link.replace(/^\{\w+\}/, ''))
}

test('a gas company names the electricity, property tax and rent of its cities, and no other gas', () => {
  const links = linksOf('gas-bill-payment', 'green-gas')
  expect(links).toContain('/electricity-bill-payment/uttar-pradesh/madhyanchal-vidyut-vitran-nigam')
  expect(links).toContain('/municipal-payments/lucknow-nagar-nigam')
  expect(links.filter(link => link.startsWith('/gas-bill-payment'))).toEqual([])
})

test('the only board of a state bills in all of its cities', () => {
  expect(linksOf('rental-bill-payment', 'chennai')).toContain(
    '/electricity-bill-payment/tamil-nadu/tamil-nadu-power-distribution-corporation',
  )
})

test('a state names what is billed in its cities', () => {
  expect(linksOf('electricity-bill-payment', 'tamil-nadu')).toContain(
    '/municipal-payments/greater-chennai-corporation',
  )
})

test('the landline page of an operator that bills for internet alone is not offered', () => {
  const links = linksOf('municipal-payments', 'kolkata-municipal-corporation')
  expect(links).toContain('/broadband-bill-payment/alliance-broadband')
  expect(links.filter(link => link.startsWith('/landline-bill-payment'))).toEqual([])
})

test('a provider of the whole country names no city', () => {
  expect(linksOf('mobile-recharge', 'jio')).toEqual([])
})
