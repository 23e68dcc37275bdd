import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menu, shortcuts } from '../gallery/test-fixtures.tsx'
import { Header } from './header.tsx'

const everything = {
  menuData: menu,
  showImportantUpdate: true,
  showHeaderTag: true,
  showUtilityBar: true,
  utilityItems: shortcuts,
  customWebStyle: { background: 'red' },
} as const

test('the server sends no style attribute, which a strict content policy would drop', () => {
  expect(renderToStaticMarkup(<Header {...everything} />)).not.toContain('style=')
})

test('the server sends both shapes of the place for the customer, and no name', () => {
  const html = renderToStaticMarkup(<Header {...everything} />)
  expect(html).toContain('href="https://www.chowk.example/login"')
  expect(html).toContain('aria-label="Profile"')
  expect(html).not.toContain('>Hi,')
})

test('without JavaScript the mobile menu offers the top-level links and the page of all services', () => {
  const html = renderToStaticMarkup(<Header {...everything} />)
  const dialog = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'))
  expect(dialog).toContain('https://www.chowk.example/recharge-and-bills')
  expect(dialog).toContain('https://www.chowk.example/menu')
})

test('the switches are off by default, but for the sign-in control', () => {
  const html = renderToStaticMarkup(<Header menuData={menu} />)
  expect(html).toContain('Sign In')
  expect(html).not.toContain('NPCI')
  expect(html).not.toContain('KYC')
  expect(html).not.toContain('Shortcuts')
  const withoutLogin = renderToStaticMarkup(<Header menuData={menu} showLoginBtn={false} />)
  expect(withoutLogin).not.toContain('Sign In')
  expect(withoutLogin).not.toContain('aria-label="Profile"')
})

test('each banner shows alone', () => {
  const banners = (props: object) => {
    const html = renderToStaticMarkup(<Header menuData={menu} {...props} />)
    return [html.includes('KYC'), html.includes('NPCI')]
  }
  expect(banners({ showHeaderTag: true })).toEqual([true, false])
  expect(banners({ showImportantUpdate: true })).toEqual([false, true])
})

test("a vertical's own logo and call to action", () => {
  const html = renderToStaticMarkup(
    <Header menuData={menu} customLogo={<b>Chowk Bills</b>} customCta={<a href="/gas">Pay gas bill</a>} />,
  )
  expect(html).toContain('href="https://www.chowk.example/" aria-label="Paytm home"><b>Chowk Bills</b></a>')
  expect(html).toContain('<a href="/gas">Pay gas bill</a>')
})

test('beside a call to action the language yields on a phone, and a search box without a field does not', () => {
  const parts = { menuData: menu, languageLink: <a href="/hi">हिन्दी</a>, search: <a href="/search">Find</a> }
  const yields = (props: object) => {
    const html = renderToStaticMarkup(<Header {...parts} {...props} />)
    return [...html.matchAll(/<div class="[^"]*_language_[^"]* [^"]*_language_[^"]*">(.*?)<\/div>/g)].map(
      ([, inside]) => inside,
    )
  }
  expect(yields({ customCta: <a href="/gas">Pay</a> })).toEqual(['<a href="/hi">हिन्दी</a>'])
  expect(yields({})).toEqual([])
})

test('in Hindi the pages of the portal are those in Hindi', () => {
  const html = renderToStaticMarkup(<Header {...everything} locale="hi" />)
  expect(html).toContain('href="https://www.chowk.example/hi"')
  expect(html).toContain('href="https://www.chowk.example/hi/movies"')
})
