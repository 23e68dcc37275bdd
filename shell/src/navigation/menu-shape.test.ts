import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../props/header-props.ts'
import { childrenOf, currentItem, dropdownShape, isShown, linkOf } from './menu-shape.ts'

function item(name: string, items?: readonly MenuItem[], fields: Partial<MenuItem> = {}): MenuItem {
  return { id: name, name, seourl: `/${name}`, ...(items && { items }), ...fields }
}

function leaves(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, index) => item(`leaf-${index}`))
}

describe('where an item leads', () => {
  test('alt_url goes before seourl', () => {
    expect(linkOf({ id: 1, name: 'Help', alt_url: '/care', seourl: '/help' })).toBe('/care')
    expect(linkOf({ id: 1, name: 'Help', alt_url: '', seourl: '/help' })).toBe('/help')
  })

  test('an item that leads nowhere and holds nothing is left out', () => {
    expect(isShown({ id: 1, name: 'Nothing' }, 1)).toBe(false)
    expect(isShown({ id: 1, name: 'Empty', items: [{ id: 2, name: 'Nothing' }] }, 1)).toBe(false)
    expect(isShown({ id: 1, name: 'Holder', items: leaves(1) }, 1)).toBe(true)
  })

  test('a menu is four levels deep and no deeper', () => {
    const fifth = item('fifth')
    const fourth = item('fourth', [fifth])
    expect(childrenOf(item('third', [fourth]), 3)).toEqual([fourth])
    expect(childrenOf(fourth, 4)).toEqual([])
  })
})

describe('the current item', () => {
  const trains = item('Trains', [item('Routes', [item('Delhi', [item('Mumbai')])])], { id: 7 })
  const menu = [item('Flights'), trains]

  test.each([['7'], ['Trains'], ['/Trains']])('is found by id, name or seourl: %s', activePage => {
    expect(currentItem(menu, activePage)).toBe(trains)
  })

  test('is found four levels down', () => {
    expect(currentItem(menu, '/Mumbai')?.name).toBe('Mumbai')
  })

  test('is one only: the deepest of those that lead to the same page', () => {
    const entry = item('Recharge now', undefined, { seourl: '/recharge' })
    const heading = item('Recharge', [entry], { seourl: '/recharge' })
    expect(currentItem([heading], '/recharge')).toBe(entry)
  })

  test('is none when nothing is named or nothing matches', () => {
    expect(currentItem(menu, undefined)).toBeUndefined()
    expect(currentItem(menu, '/nowhere')).toBeUndefined()
  })
})

describe("a dropdown's shape", () => {
  test('eight children stand in one column, nine take the full width', () => {
    expect(dropdownShape(item('top', leaves(8)))).toEqual({ columns: 1, isFullWidth: false })
    expect(dropdownShape(item('top', leaves(9)))).toEqual({ columns: 1, isFullWidth: true })
  })

  test('every further level is a column', () => {
    const deep = item('top', [item('second', [item('third', leaves(2))])])
    expect(dropdownShape(deep).columns).toBe(3)
  })

  test('a long list further down makes the dropdown wide', () => {
    const wide = dropdownShape(item('top', [item('second', leaves(40))]))
    expect(wide).toEqual({ columns: 2, isFullWidth: true })
  })
})
