import { expect, test } from 'vitest'
import { categories } from './categories.ts'

const boards = categories.flatMap(({ providers }) => providers.flatMap(({ boards = [] }) => boards))
const board = (slug: string) => boards.find(each => each.slug === slug)

test('every board has an address below its state, in both languages a title, and no two are alike', () => {
  expect(boards).toHaveLength(84)
  expect(new Set(boards.map(({ path }) => path)).size).toBe(84)
  for (const locale of ['en', 'hi'] as const)
    expect(new Set(boards.map(({ title }) => title[locale])).size).toBe(84)
  expect(board('bses-yamuna-power')?.path).toBe('/electricity-bill-payment/new-delhi/bses-yamuna-power')
})

test('a board is called by the letters on its bill, and by its name where it has none', () => {
  expect(board('maharashtra-state-electricity-distribution-company')?.title).toEqual({
    en: 'MSEDCL Electricity Bill Payment',
    hi: 'महावितरण बिजली बिल भुगतान',
  })
  expect(board('tata-steel-utilities-and-infrastructure-services')?.short.en).toBe('Tata Steel UISL')
  expect(board('torrent-power-surat')?.short.en).toBe('Torrent Power Surat')
  expect(board('bses-yamuna-power')?.title.en).toBe('BSES Yamuna Power Bill Payment')
})

test('each place of a board’s area is named in both scripts', () => {
  expect(boards.filter(({ area }) => area)).toHaveLength(59)
  for (const { slug, area } of boards) {
    for (const place of area?.places ?? []) {
      expect(place.en, slug).toMatch(/^[\x20-\x7e’]+$/)
      expect(place.hi, slug).toMatch(/^\p{Script=Devanagari}/u)
    }
  }
})
