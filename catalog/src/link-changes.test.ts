// What operators publish for menu, shortcuts and footer, as differences to the catalogue.
import { describe, expect, test } from 'vitest'
import { companyLinks, footerIn, footerSections } from './footer/sections.ts'
import { type LinkChange, pathsIn } from './link-changes.ts'
import { menuIn } from './menu/menu.ts'
import { shortcutsIn } from './menu/shortcuts.ts'
import { repeated } from './test-integrity.ts'

const words = { en: 'Diwali offers', hi: 'दिवाली ऑफ़र' }
const add = { to: '/important-updates', words }
const names = (items: readonly { name: string }[] | undefined) => items?.map(({ name }) => name)
const trainsWith = (...changes: LinkChange[]) =>
  menuIn('en', changes)
    .find(({ name }) => name === 'Travel')
    ?.items?.find(({ name }) => name === 'Trains')

test('every entry has a name of its own, from the top of its list', () => {
  for (const items of [menuIn('en'), shortcutsIn('en'), footerIn('en')])
    expect(repeated(pathsIn(items).map(([path]) => path))).toEqual([])
  const lists = new Map(pathsIn(menuIn('en')))
  expect(lists.get('/flights > /train-tickets')).toBe(true)
  expect(lists.get('/flights > /train-tickets > /train-tickets/pnr-status')).toBe(false)
  expect(lists.has('/tools > /tools#tax')).toBe(true)
})

describe('the menu', () => {
  const trains = '/flights > /train-tickets'

  test('hides, labels and moves an entry, and leaves all others as they are', () => {
    const before = names(trainsWith()?.items) ?? []
    const after = trainsWith(
      { item: `${trains} > /train-tickets/pnr-status`, hidden: true },
      { item: `${trains} > /train-tickets/seat-availability`, order: 1, label: words },
    )
    const [first, ...others] = after?.items ?? []
    expect(first).toMatchObject({ name: before[2], tag_label_name: words.en })
    expect(names(others)).toEqual(before.filter((_, index) => index !== 0 && index !== 2))
  })

  test('an added link is before the way to the whole list, or where it is wanted, in both languages', () => {
    const route = `${trains} > /train-tickets`
    const routes = trainsWith({ add, in: route })?.items?.find(({ name }) => name === 'Routes')
    expect(names(routes?.items)?.slice(-2)).toEqual([words.en, 'See all'])
    expect(trainsWith({ add, in: trains, order: 2 })?.items?.[1]?.name).toBe(words.en)
    const hindi = menuIn('hi', [{ add: { ...add, to: 'https://rbi.org.in/' }, in: '/tools' }])
    const tools = hindi.find(({ seourl }) => seourl === '/tools')?.items
    expect(tools?.at(-1)).toMatchObject({ name: words.hi, url_type: 'external' })
  })

  test('a change of what is not there has no effect', () => {
    expect(menuIn('en', [{ item: '/gone', hidden: true }])).toEqual(menuIn('en'))
  })
})

test('shortcuts are hidden, moved and added', () => {
  const before = names(shortcutsIn('en')) ?? []
  const after = shortcutsIn('en', [
    { item: '/fastag-recharge', order: 1 },
    { item: '/dth-recharge', hidden: true },
    { add: { ...add, icon: 'calculator' }, order: 2 },
  ])
  expect(names(after)?.slice(0, 4)).toEqual(['FASTag', words.en, before[0], before[1]])
  expect(names(after)).not.toContain('DTH')
})

test('the footer is changed in its sections, below its links and beside the company', () => {
  const lists = footerIn('hi', [
    { item: 'tools', order: 1 },
    { item: 'tools > /tools > /tools/emi-calculator', hidden: true },
    { item: 'company > /blog', hidden: true },
    { add, in: 'company' },
  ])
  const tags = footerSections.map(({ tag }) => tag)
  expect(lists.map(({ tag }) => tag)).toEqual(['tools', ...tags.slice(0, -1), 'company', 'investor'])
  expect(JSON.stringify(lists)).not.toContain('/tools/emi-calculator"')
  const company = lists.find(({ tag }) => tag === 'company')?.items
  expect(company).toHaveLength(companyLinks.length)
  expect(company?.at(-1)).toMatchObject({ name: words.hi, tag: 'company' })
})
