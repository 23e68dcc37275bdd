import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import type { FooterProps, FooterSection } from '../props/footer-props.ts'
import { Footer } from './footer.tsx'

const section: FooterSection = {
  id: 7,
  title: 'Recharges and bill payments',
  tag: 'recharges',
  isSeoLink: true,
  localeKey: 'section.recharges',
  items: [
    {
      name: 'Electricity',
      link: '/electricity-bill-payment',
      tag: 'electricity',
      localeKey: 'electricity',
      image: 'icon:zap',
      subItems: [{ name: 'Goa', link: '/electricity-bill-payment/goa', localeKey: 'goa', image: 'icon:map' }],
    },
    { name: 'Events', link: '{events}/goa', tag: 'recharges', target: '_blank' },
  ],
}

const html = (props: FooterProps) => renderToStaticMarkup(<Footer {...props} />)

beforeAll(() => {
  const origin = 'https://portal.example'
  configureEnvironment(environment('production', { origin, hosts: { main: origin } }))
})
afterAll(() => configureEnvironment(environment()))

describe('the footer as HTML', () => {
  test('spends nothing on a link but the link', () => {
    expect(html({ seoData: [section] })).toContain('<li><a href="/electricity-bill-payment/goa">Goa</a></li>')
  })

  test('holds no style attribute, which a strict policy would drop', () => {
    expect(html({ seoData: [section], showPpblLogo: true })).not.toContain('style=')
  })

  test('carries the analytics context, but never the customer', () => {
    const markup = html({ pulse: { userID: '4471', screenName: 'home', vertical_name: 'bills' } })
    expect(markup).toContain('&quot;screenName&quot;:&quot;home&quot;')
    expect(markup).not.toContain('4471')
  })

  test('opens other sites in a new tab without handing them the page', () => {
    expect(html({ seoData: [section] })).toContain(
      '<a href="https://events.chowk.example/goa" target="_blank" rel="noopener">Events</a>',
    )
  })

  test('writes a tag only where it differs from the section', () => {
    const markup = html({ seoData: [section] })
    expect(markup).toContain('data-track="|footer_seo_link|recharges"')
    expect(markup).toContain('data-track="||electricity"')
    expect(markup).not.toContain('data-track="||recharges"')
  })

  test('draws images only where the section asks for them and the link does not hide its own', () => {
    expect(html({ seoData: [section] })).not.toContain('<img')
    const withImages: FooterSection = {
      ...section,
      config: { showImages: true },
      items: [
        { name: 'Shown', link: '/shown', image: 'icon:zap' },
        { name: 'Hidden', link: '/hidden', image: 'icon:map', hideImage: true },
      ],
    }
    const markup = html({ seoData: [withImages] })
    expect(markup).toContain('all.svg#zap')
    expect(markup).not.toContain('map.svg')
  })
})

describe('each setting does what its name says', () => {
  const bank: FooterSection = { ...section, id: 8, title: 'Loans', isSeoLink: false }

  test('showSubItems', () => {
    expect(html({ seoData: [section], showSubItems: false })).toContain('>Electricity</a>')
    expect(html({ seoData: [section], showSubItems: false })).not.toContain('>Goa</a>')
  })

  test('showSeoLinks, and the first section that is left is open', () => {
    const opened = (props: FooterProps) =>
      html(props).match(/<details[^>]* open=""[^>]*><summary><h2>[^<]*/)?.[0]
    expect(opened({ seoData: [section, bank] })).toMatch(/Recharges and bill payments$/)
    expect(opened({ seoData: [section, bank], showSeoLinks: false })).toMatch(/Loans$/)
    expect(html({ seoData: [section, bank], showSeoLinks: false })).not.toContain('Recharges')
  })

  test('showDownloadBtn and downloadAppLink', () => {
    const link = /<a [^>]*href="([^"]*)"[^>]*>Download Now/
    expect(html({})).not.toContain('Download Now')
    expect(link.exec(html({ showDownloadBtn: true }))?.[1]).toBe('https://m.chowk.example/app')
    expect(link.exec(html({ showDownloadBtn: true, downloadAppLink: '/own' }))?.[1]).toBe('/own')
  })

  test('showPpblLogo, aboutSectionTitle, showScrollTopBtn and faqs', () => {
    const links = { companyLinks: [{ name: 'Careers', link: '/careers' }] }
    expect(html(links)).toContain('aria-label="Scroll to top"')
    expect(html(links)).not.toMatch(/Payments Bank|The company|FAQ/)
    const faqs = [{ question: 'How soon?', answer: 'At once.' }]
    const other = html({
      ...links,
      showPpblLogo: true,
      aboutSectionTitle: 'The company',
      faqs,
      showScrollTopBtn: false,
    })
    expect(other).toContain('Paytm Payments Bank')
    expect(other).toContain('<h2>The company</h2>')
    expect(other).toContain('<h2>FAQ</h2>')
    expect(other).not.toContain('aria-label="Scroll to top"')
  })
})

test('the apps, the seller and business hosts are there with no settings at all', () => {
  const stores = html({}).match(/\|\|(android|ios)_app"><a href="[^"]*" target="_blank" rel="noopener"/g)
  expect(stores).toHaveLength(2)
  expect(html({})).toContain('<a href="https://seller.chowk.example">Become a seller</a>')
  expect(html({})).toContain('<a href="https://business.chowk.example">Solutions for business</a>')
})

describe('footerLocale', () => {
  test('translates by localeKey, and leaves the name where it holds no text', () => {
    const markup = html({ seoData: [section], footerLocale: { 'section.recharges': 'रिचार्ज', goa: 'गोवा' } })
    expect(markup).toContain('<h2>रिचार्ज</h2>')
    expect(markup).toContain('>गोवा</a>')
    expect(markup).toContain('>Electricity</a>')
  })

  test('is the data; the footer’s own words follow the locale', () => {
    expect(html({ locale: 'hi' })).toContain('सर्वाधिकार सुरक्षित')
    expect(html({})).toContain('Copyright© 2023 All rights reserved')
  })
})

test('a prop of the wrong shape leaves its default standing', () => {
  const broken = { seoData: 'oops', showScrollTopBtn: 'no' } as unknown as FooterProps
  const markup = html(broken)
  expect(markup).toContain('aria-label="Scroll to top"')
  expect(markup).not.toContain('<details')
})
