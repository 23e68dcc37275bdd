import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { menu } from '../gallery/test-fixtures.tsx'
import { Navigation } from './navigation.tsx'

function html(activePage?: string): string {
  return renderToStaticMarkup(<Navigation menu={menu} activePage={activePage} locale="en" />)
}

describe('the navigation as HTML', () => {
  test('holds every link of the menu once, at every level', () => {
    for (const link of ['/electricity-bill-payment', '/electricity-bill-payment/west-bengal', '/movies'])
      expect(html().split(`href="https://www.chowk.example${link}"`)).toHaveLength(2)
  })

  test('an item with children has a button that is collapsed', () => {
    expect(html()).toContain('<button type="button" aria-expanded="false" aria-label="Electricity">')
    expect(html()).not.toContain('aria-expanded="true"')
  })

  test('marks one item as the current page', () => {
    expect(html('/movies').match(/aria-current="page"/g)).toHaveLength(1)
    expect(html()).not.toContain('aria-current')
  })

  test('distinguishes the way to the whole list from what is in it', () => {
    const items = [
      { id: 11, name: 'Airtel', seourl: '/airtel' },
      { id: 12, name: 'See all', seourl: '', alt_url: '/all' },
    ]
    const html = renderToStaticMarkup(<Navigation menu={[{ id: 1, name: 'Mobile', items }]} locale="en" />)
    expect(html.match(/data-all=""><a href="[^"]*\/all"/g)).toHaveLength(1)
    expect(html.match(/data-all/g)).toHaveLength(1)
  })

  test('an item that unfolds leads somewhere too, and alt_url is followed rather than seourl', () => {
    expect(html()).toMatch(/<a href="[^"]*\/recharge-and-bills"/)
    expect(html()).toMatch(/<a href="[^"]*\/care"/)
    expect(html()).not.toContain('/not-used')
  })

  test('a badge and a second line are part of the link', () => {
    expect(html()).toMatch(/\/fastag-recharge"((?!<\/a>).)*>New</)
    expect(html()).toMatch(/\/recharge"((?!<\/a>).)*Prepaid, all operators/)
  })

  test('carries no style attribute, which a strict content policy would drop', () => {
    expect(html()).not.toContain('style=')
  })
})
