import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import {
  deprecated,
  flag,
  type Kind,
  listOf,
  locale,
  name,
  node,
  number,
  type Of,
  type PropsOf,
  recordOf,
  shape,
  text,
  textOrNumber,
} from './kinds.ts'
import { validProps } from './valid-props.ts'

interface Item {
  readonly name: string
  readonly tag?: string
  readonly items?: readonly Item[]
}
const item: Kind<Item> = shape(
  { name },
  {
    tag: text,
    get items() {
      return listOf(item)
    },
  },
)
const kinds = {
  isOpen: flag,
  title: text,
  rank: number,
  locale,
  content: node,
  style: recordOf(textOrNumber),
  items: listOf(item),
}
const items: readonly Item[] = [{ name: 'Pay', items: [{ name: 'Gas' }] }]

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  vi.resetModules()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('the type follows from the description', () => {
  const props: PropsOf<typeof kinds> = { isOpen: true, rank: 1, locale: 'hi', items: [] }
  // @ts-expect-error A flag is no text.
  const wrong: PropsOf<typeof kinds> = { isOpen: 'yes' }
  // @ts-expect-error A required field may not be left out.
  const nameless: Of<typeof item> = { tag: 'x' }
  expect([props, wrong, nameless]).toHaveLength(3)
})

describe('what a component gets', () => {
  test('props of the right shape, untouched, and those that nobody described', () => {
    const props = { isOpen: false, items, content: createElement('b'), style: { top: 0 }, 'data-x': {} }
    expect(validProps('Box', kinds, props)).toEqual(props)
    expect(validProps('Box', kinds, { items: [] })).toEqual({ items: [] })
    const withNull = { items: [{ name: 'Pay', tag: null, more: 1 }] }
    expect(validProps('Box', kinds, withNull)).toEqual(withNull)
  })

  test.each([
    ['isOpen', 'yes'],
    ['isOpen', 1],
    ['isOpen', null],
    ['title', 5],
    ['rank', '5'],
    ['rank', Number.NaN],
    ['locale', 'fr'],
    ['content', { not: 'a node' }],
    ['content', [() => null]],
    ['style', 'color: red'],
    ['style', { color: {} }],
    ['items', {}],
    ['items', 'menu'],
    ['items', [{ tag: 'x' }]],
    ['items', [{ name: '' }]],
    ['items', [{ name: 'Pay', items: [{ name: 7 }] }]],
  ])('nothing in place of %s = %j, so that its default applies', (prop, value) => {
    expect(validProps('Box', kinds, { [prop]: value, title: 'x' })).toEqual({ title: 'x' })
  })
})

describe('what a developer reads', () => {
  async function freshValidProps() {
    const { validProps } = await import('./valid-props.ts')
    return validProps
  }

  test('once: what was given, where it is wrong, and what is expected', async () => {
    const validProps = await freshValidProps()
    const props = { isOpen: 'yes', items: [{ name: 'Pay', items: [{ tag: 'x' }] }], style: { top: [] } }
    validProps('Box', kinds, props)
    validProps('Box', kinds, props)
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      '[chowk] Box was given isOpen = "yes", which it cannot use. ' +
        'It shows its default instead. Expected: true or false.',
      '[chowk] Box was given style = {"top":[]}, which it cannot use (style.top must be a text or a number). ' +
        'It shows its default instead. Expected: names and values, each value a text or a number.',
      '[chowk] Box was given items = [{"name":"Pay","items":[{"tag":"x"}]}], which it cannot use ' +
        '(items.0.items.0.name must be a text that is not empty). ' +
        'It shows its default instead. Expected: a list, each { name, tag?, items? }.',
    ])
  })

  test('once that a prop is deprecated and what replaces it; it still works', async () => {
    const validProps = await freshValidProps()
    const aging = { isOpen: deprecated(flag, 'the details element') }
    expect(validProps('Aging', aging, { isOpen: true })).toEqual({ isOpen: true })
    validProps('Aging', aging, { isOpen: false })
    expect(warn.mock.calls).toEqual([
      ['[chowk] Aging: isOpen is deprecated and goes with the next major version. Use the details element.'],
    ])
  })

  test('nothing when all is well, and nothing about props left out', async () => {
    const validProps = await freshValidProps()
    validProps('Box', kinds, { isOpen: true, items, title: undefined, content: null })
    expect(warn).not.toHaveBeenCalled()
  })

  test('nothing in production, where the defaults stand all the same', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const validProps = await freshValidProps()
    expect(validProps('Box', kinds, { isOpen: 'yes' })).toEqual({})
    expect(warn).not.toHaveBeenCalled()
  })
})
