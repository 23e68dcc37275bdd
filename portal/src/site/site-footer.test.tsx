// Where the footer links to: existing pages, and never another company's pages from the demonstration.
import { footerSections } from '@chowk/catalog'
import { configureEnvironment, environment, Footer } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { configure } from '../page/test-settings.ts'
import { companyText } from '../pages/reading/company/company-page-of.ts'
import { footerLinks, hostFooter } from './site-footer.tsx'
import { menuFor } from './site-header.tsx'

afterEach(() => configure())

/** With its own sections it is rendered each time. */
const footer = () => hostFooter({ sections: footerSections.filter(({ id }) => id === 9) })

test('the demonstration links to no page of the company whose name it uses', () => {
  const html = footer()
  expect(html).not.toMatch(/href="https:\/\/(play\.google|apps\.apple|x\.|www\.(facebook|youtube))/)
  expect(html).toContain('/app#android"')
  expect(html).not.toMatch(/app#\w+" target/)
  expect(html).toMatch(/\/contact-us#on-social-networks"[^>]*><svg/)
})

test('a link to a part of a page leads to an existing part, in both languages', () => {
  const parts = [...footer().matchAll(/href="(?:https:\/\/[^/"]*)?\/([\w-]+)#([^"]+)"/g)]
  expect(parts.length).toBeGreaterThan(2)
  for (const [, page = '', id] of parts)
    for (const locale of ['en', 'hi'] as const)
      expect(
        companyText(page, locale).sections.map(section => section.id),
        page,
      ).toContain(id)
})

test('another brand has its own stores and networks, beside the portal', () => {
  configure({ demo: false })
  const html = footer()
  expect(html).toMatch(/href="https:\/\/play\.google\.com[^"]*" target="_blank"/)
  expect(html).toMatch(/href="https:\/\/www\.facebook\.com[^"]*" target="_blank"/)
})

test('event links lead to our page until their site exists', () => {
  const eventsIn = () => JSON.stringify(menuFor('en'))
  expect(footer()).not.toContain('https://events.')
  expect(footer()).toContain('/events"')
  expect(eventsIn()).toContain('"seourl":"/events"')
  configureEnvironment(environment('production', { hosts: { events: 'https://events.test' } }))
  expect(footer()).toContain('href="https://events.test/pune"')
  expect(eventsIn()).toContain('{events}/')
})

test('a vertical has its own page in the other language, and may omit the button', () => {
  const html = hostFooter({ languageLink: 'https://bus.chowk.example/hi', showScrollTopBtn: false })
  expect(html).toContain('href="https://bus.chowk.example/hi"')
  expect(html).not.toContain('data-scroll-top')
  expect(hostFooter({})).toContain('data-scroll-top')
  expect(hostFooter({})).toContain('href="https://www.chowk.example/hi" hrefLang="hi"')
})

test.each(['en', 'hi'] as const)(
  'in a React page the links of /shell/v1/links make the same footer: %s',
  locale => {
    const props = JSON.parse(footerLinks({ locale, sections: footerSections }))
    const other = { href: '/other', label: 'Other', lang: 'en' }
    const shown = renderToStaticMarkup(<Footer {...props} languageSwitch={other} />)
    const links = (html: string) =>
      html.match(/<a [^>]*href="[^"]*"[^>]*>[^<]*/g)?.filter(link => !/hrefLang/i.test(link))
    expect(links(shown)).toEqual(links(hostFooter({ locale })))
    expect(links(shown)?.length).toBeGreaterThan(300)
  },
)
