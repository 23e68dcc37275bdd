import { describe, expect, test } from 'vitest'
import type { FooterLink } from '../props/footer-props.ts'
import { mobileRanks } from './link-sections.tsx'

const link = (name: string, rest: Partial<FooterLink> = {}): FooterLink => ({
  name,
  link: `/${name}`,
  ...rest,
})
describe('the mobile place', () => {
  test('is the rank by mWebOrder, in powers of two; a link without one has none', () => {
    const [last, none, first] = [
      link('last', { mWebOrder: 250 }),
      link('none'),
      link('first', { mWebOrder: 3 }),
    ]
    const ranks = mobileRanks([last, none, first])
    expect([ranks.get(first), ranks.get(last), ranks.get(none)]).toEqual(['1', '2', undefined])
  })

  test('of the seventh is a sum', () => {
    const links = [1, 2, 3, 4, 5, 6, 7].map(mWebOrder => link(`${mWebOrder}`, { mWebOrder }))
    expect([...mobileRanks(links).values()]).toEqual(['1', '2', '1 2', '4', '1 4', '2 4', '1 2 4'])
  })

  test('keeps the given order among equals', () => {
    const [one, other] = [link('one', { mWebOrder: 1 }), link('other', { mWebOrder: 1 })]
    const ranks = mobileRanks([one, other])
    expect([ranks.get(one), ranks.get(other)]).toEqual(['1', '2'])
  })
})
