import { describe, expect, test } from 'vitest'
import type { FooterLink } from '../props/footer-props.ts'
import { mobileRanks } from './link-sections.tsx'

const link = (name: string, rest: Partial<FooterLink> = {}): FooterLink => ({
  name,
  link: `/${name}`,
  ...rest,
})
describe('the mobile place', () => {
  test('is the rank by mWebOrder, in two digits; a link without one has none', () => {
    const [last, none, first] = [
      link('last', { mWebOrder: 250 }),
      link('none'),
      link('first', { mWebOrder: 3 }),
    ]
    const ranks = mobileRanks([last, none, first])
    expect([ranks.get(first), ranks.get(last), ranks.get(none)]).toEqual(['01', '02', undefined])
  })

  test('keeps the given order among equals', () => {
    const [one, other] = [link('one', { mWebOrder: 1 }), link('other', { mWebOrder: 1 })]
    const ranks = mobileRanks([one, other])
    expect([ranks.get(one), ranks.get(other)]).toEqual(['01', '02'])
  })
})
