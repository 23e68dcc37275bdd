import { describe, expect, test } from 'vitest'
import type { FooterLink } from './footer-data.ts'
import { inGroups, linkGroups, mobileRanks } from './link-groups.ts'

const link = (name: string, rest: Partial<FooterLink> = {}): FooterLink => ({
  name,
  link: `/${name}`,
  ...rest,
})
const names = (groups: readonly (readonly FooterLink[])[]) =>
  groups.map(group => group.map(({ name }) => name))

describe('groups of links', () => {
  test('hold six, and the last what is left', () => {
    const groups = inGroups(Array.from({ length: 14 }, (_, index) => index))
    expect(groups.map(group => group.length)).toEqual([6, 6, 2])
    expect(groups.flat()).toEqual(Array.from({ length: 14 }, (_, index) => index))
  })

  test('keep the order given; a link with sub-items is a group of its own', () => {
    const parent = link('electricity', { subItems: [link('goa')] })
    const links = [link('a'), link('b'), parent, link('c'), link('d')]
    expect(names(linkGroups(links, true))).toEqual([['a', 'b'], ['electricity'], ['c', 'd']])
    const seven = Array.from({ length: 7 }, (_, index) => link(`${index}`))
    expect(linkGroups([parent, ...seven], true).map(group => group.length)).toEqual([1, 6, 1])
  })

  test('keep the order as given when sub-items are not shown', () => {
    const parent = link('electricity', { subItems: [link('goa')] })
    expect(names(linkGroups([link('a'), parent, link('b')], false))).toEqual([['a', 'electricity', 'b']])
  })
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
