import fc from 'fast-check'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { schemas } from './schemas.ts'
import { shapes, type ValidatedComponent } from './shapes.ts'
import { validProps } from './valid-props.ts'

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  vi.resetModules()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  await vi.dynamicImportSettled()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const menu = [{ id: 1, name: 'Pay', seourl: '/pay', items: [{ id: 2, name: 'Gas', tag: null }] }]

describe('what a component gets', () => {
  test('props of the right shape, untouched', () => {
    const props = { showLoginBtn: false, menuData: menu, customCta: createElement('b'), locale: 'hi' }
    expect(validProps(shapes.Header, props)).toEqual(props)
    expect(validProps(shapes.Header, { menuData: 'in-document' })).toEqual({ menuData: 'in-document' })
  })

  test.each([
    ['showLoginBtn', 'yes'],
    ['showUtilityBar', 1],
    ['activePage', 5],
    ['loginBtnConfig', 'iframe'],
    ['loginBtnConfig', { isIframe: 'no' }],
    ['customCta', { not: 'a node' }],
    ['customCta', () => null],
    ['customWebStyle', 'color: red'],
    ['customWebStyle', { color: {} }],
    ['menuData', {}],
    ['menuData', 'menu'],
    ['menuData', [{ id: 1 }]],
    ['menuData', [{ id: 1, name: 'Pay', items: [{ name: 7 }] }]],
    ['pulseData', []],
    ['redirectUrl', new URL('https://a.example')],
    ['locale', 'fr'],
    ['showLoginBtn', null],
  ])('nothing in place of %s = %j, so that its default stands', (prop, value) => {
    expect(validProps(shapes.Header, { [prop]: value, showHeaderTag: true })).toEqual({ showHeaderTag: true })
  })

  test('the same of the footer and the utilities bar', () => {
    const section = { id: 7, title: 'Recharges', items: [{ name: 'DTH', link: '/dth' }] }
    expect(validProps(shapes.Footer, { seoData: [section], showDownloadBtn: 'x' })).toEqual({
      seoData: [section],
    })
    expect(validProps(shapes.Footer, { seoData: [{ ...section, items: 'none' }] })).toEqual({})
    expect(validProps(shapes.UtilityBar, { items: [{ name: 'DTH' }] })).toEqual({})
  })
})

describe('what a developer reads', () => {
  async function freshValidProps() {
    const { validProps } = await import('./valid-props.ts')
    return validProps
  }

  test('once: what was given, where it is wrong, and what is expected', async () => {
    const validProps = await freshValidProps()
    const props = { showLoginBtn: 'yes', menuData: [{ id: 1, name: 'Pay', items: [{ id: 2 }] }] }
    validProps(shapes.Header, props)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    validProps(shapes.Header, props)
    await vi.dynamicImportSettled()
    const said = warn.mock.calls.map(([text]) => text)
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/Header was given showLoginBtn = "yes".*default.*Expected: true or false/)
    expect(said[1]).toMatch(/menuData\.0\.items\.0\.name.*Expected: a list of menu items/)
  })

  test('nothing when all is well, and nothing about props left out', async () => {
    const validProps = await freshValidProps()
    validProps(shapes.Header, { showLoginBtn: true, menuData: menu, activePage: undefined, search: null })
    await vi.dynamicImportSettled()
    expect(warn).not.toHaveBeenCalled()
  })

  test('nothing in production, where the defaults stand all the same', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const validProps = await freshValidProps()
    expect(validProps(shapes.Header, { showLoginBtn: 'yes' })).toEqual({})
    await vi.dynamicImportSettled()
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('the guards of production and the schemas of development', () => {
  const text = fc.constantFrom('', 'x', 'en', 'in-document')
  const scalar = fc.oneof(text, fc.boolean(), fc.constantFrom(0, 7, Number.NaN), fc.constant(null))
  const item = fc.record(
    {
      id: scalar,
      name: scalar,
      link: scalar,
      url: scalar,
      title: scalar,
      tag: scalar,
      isIframe: scalar,
      question: scalar,
      answer: scalar,
      href: scalar,
      label: scalar,
      lang: scalar,
      items: fc.oneof(scalar, fc.array(fc.record({ name: text, link: text }), { maxLength: 2 })),
    },
    { requiredKeys: [] },
  )
  const given = fc.oneof(
    scalar,
    item,
    fc.array(fc.oneof({ weight: 4, arbitrary: item }, scalar), { maxLength: 2 }),
  )

  test.each(Object.keys(shapes) as ValidatedComponent[])('agree about every prop of %s', component => {
    const guards = Object.entries(shapes[component].guards)
    const schemaOf = new Map(Object.entries(schemas[component]))
    fc.assert(
      fc.property(given, value => {
        if (value === null) return
        for (const [prop, guard] of guards) {
          expect([prop, guard(value)]).toEqual([prop, schemaOf.get(prop)?.safeParse(value).success])
        }
      }),
      { numRuns: 500 },
    )
  })
})
