import { expect, test } from 'vitest'
import { parameters, queryOf, readParameters } from './parameters.ts'

const read = (query: string) => readParameters(new URLSearchParams(query))

test('reads the props of header and footer that are text', () => {
  expect(
    read('showUtilityBar=true&locale=hi&activePage=bus&verticalName=bus&showScrollTopBtn=false'),
  ).toEqual({
    locale: 'hi',
    activePage: 'bus',
    showUtilityBar: true,
    showScrollTopBtn: false,
    verticalName: 'bus',
  })
})

test('treats an attribute without a value as true, and accepts a path of the menu in either language', () => {
  expect(read('showUtilityBar=')).toEqual({ showUtilityBar: true })
  expect(read('locale=hi&activePage=/hi/bus-tickets')).toEqual({ locale: 'hi', activePage: '/bus-tickets' })
})

test('the same parameters have one key, in any order', () => {
  const names = ['locale=hi&showLoginBtn=false', 'showLoginBtn=false&locale=hi'].map(query =>
    JSON.stringify(read(query)),
  )
  expect(new Set(names).size).toBe(1)
})

test('an error names the problem and the allowed values', () => {
  expect(() => read('showLoginBtn=yes')).toThrow('showLoginBtn was given as "yes". Allowed: true or false.')
  expect(() => read('locale=ta')).toThrow('Allowed: one of en, hi.')
  expect(() => read('colour=red')).toThrow(/no parameter "colour". There are: locale, activePage/)
  expect(() => read('activepag=bus')).toThrow('no parameter "activepag". Did you mean activePage?')
  expect(() => read('locale=en&locale=hi')).toThrow('given as "en" and "hi"')
  expect(() => read(`activePage=${'x'.repeat(201)}`)).toThrow('activePage was given as')
  expect(() => read('redirectUrl=javascript:alert(1)')).toThrow(
    'redirectUrl was given as "javascript:alert(1)". Allowed: a path, or an address with http or https.',
  )
  expect(() => read('languageLink=data:text/html,x')).toThrow('languageLink was given as')
  expect(() => read('sections=nothing-of-ours')).toThrow(/names of the footer's sections/)
})

test('takes breadcrumbs as JSON', () => {
  const breadcrumbs = [{ name: 'Home', link: '/' }, { name: 'Buses' }]
  const query = new URLSearchParams({ breadcrumbs: JSON.stringify(breadcrumbs) }).toString()
  expect(read(query)).toEqual({ breadcrumbs })
  expect(queryOf(read(query))).toBe(query)
  for (const wrong of ['Home', '{}', '[{"link":"/"}]', '[{"name":"x","link":"javascript:alert(1)"}]'])
    expect(() => read(`breadcrumbs=${encodeURIComponent(wrong)}`)).toThrow('Allowed: JSON of a list')
})

test('takes sections of the footer by name, or none', () => {
  expect(read('sections=none').sections).toEqual([])
  const known = parameters.find(({ name }) => name === 'sections')?.allowed.match(/: ([^,;]+)/)?.[1] ?? ''
  expect(read(`sections=${known}`).sections).toHaveLength(1)
})

test('parsed parameters can be written as a query again', () => {
  for (const query of ['locale=hi&showLoginBtn=false', 'screenName=bus+home&sections=none', ''])
    expect(queryOf(read(query))).toBe(query)
})
