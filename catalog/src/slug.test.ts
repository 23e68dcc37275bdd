import { expect, test } from 'vitest'
import { withSlug } from './slug.ts'

test.each([
  ['Mahanagar Gas', 'mahanagar-gas'],
  [
    'Andhra Pradesh Eastern Power Distribution Company (APEPDCL)',
    'andhra-pradesh-eastern-power-distribution-company',
  ],
  ['Central U.P. Gas', 'central-up-gas'],
  ['L&T Finance', 'l-and-t-finance'],
  ['Electricity Department, Goa', 'electricity-department-goa'],
])('%s is %s in addresses', (name, slug) => {
  expect(withSlug({ name }).slug).toBe(slug)
})

test('an address outlives a change of name', () => {
  expect(withSlug({ name: 'Sri Vijaya Puram Council', slug: 'port-blair-council' }).slug).toBe(
    'port-blair-council',
  )
})
