import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FooterSection } from '../props/footer-props.ts'
import { Footer } from './footer.tsx'
import { startFooter } from './start-footer.ts'

const section: FooterSection = {
  id: 7,
  title: 'Recharges and bill payments',
  tag: 'recharges',
  isSeoLink: true,
  items: [
    {
      name: 'Electricity',
      link: '/electricity-bill-payment',
      tag: 'electricity',
      subItems: [{ name: 'Goa', link: 'https://www.chowk.example/electricity-bill-payment/goa' }],
    },
  ],
}

let footer: HTMLElement
let dispose: () => void

beforeEach(() => {
  window.dataLayer = []
  document.body.innerHTML = renderToStaticMarkup(
    <Footer
      seoData={[section]}
      companyLinks={[{ name: 'Careers', link: '/careers', tag: 'careers' }]}
      helpLinks={[{ name: 'Help', link: '/care', tag: 'help' }]}
      languageSwitch={{ href: '/hi', lang: 'hi', label: 'हिन्दी' }}
      pulse={{ userID: '4471', screenName: 'home', vertical_name: 'bills' }}
    />,
  )
  footer = document.querySelector('footer') as HTMLElement
  footer.addEventListener('click', event => event.preventDefault())
  dispose = startFooter(footer)
})
afterEach(() => dispose())

function click(name: string): void {
  const link = [...footer.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  link?.click()
}

test('a click in a footer that was never hydrated is reported with the page’s context', () => {
  click('Goa')
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      event: 'promotionClick',
      view: 'promoClick',
      promotions: [{ name: 'footer', position: 'footer_seo_link', creative: 'electricity' }],
      destinationURL: 'https://www.chowk.example/electricity-bill-payment/goa',
      screenName: 'home',
      vertical_name: 'bills',
      clientId: 'web',
    }),
  ])
})

test('a link outside the sections is reported as footer', () => {
  click('Careers')
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ promotions: [{ name: 'footer', position: 'footer', creative: 'careers' }] }),
  ])
})

test('help and the other language are reported by their tags; the way past the links is no promotion', () => {
  for (const name of ['Skip these links', 'Help', 'हिन्दी']) click(name)
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ promotions: [{ name: 'footer', position: 'footer', creative: 'help' }] }),
    expect.objectContaining({ promotions: [{ name: 'footer', position: 'footer', creative: 'language' }] }),
  ])
})

test('nothing is reported once the enhancement is taken away', () => {
  dispose()
  click('Goa')
  expect(window.dataLayer).toEqual([])
})
