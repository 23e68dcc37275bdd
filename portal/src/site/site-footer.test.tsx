// Where the footer leads: to what answers, and never to another company's pages from the demonstration.
import { footerSections } from '@chowk/catalog'
import { configureEnvironment, environment } from '@chowk/shell'
import { afterEach, expect, test } from 'vitest'
import { configure } from '../page/test-settings.ts'
import { companyText } from '../pages/reading/company/company-page-of.ts'
import { hostFooter } from './site-footer.tsx'
import { menuFor } from './site-header.tsx'

afterEach(() => configure())

/** With sections of its own it is rendered each time. */
const footer = () => hostFooter({ sections: footerSections.filter(({ id }) => id === 9) })

test('the demonstration leads to no page of the company whose name it wears', () => {
  const html = footer()
  expect(html).not.toMatch(/href="https:\/\/(play\.google|apps\.apple|x\.|www\.(facebook|youtube))/)
  expect(html).toContain('/app#android"')
  expect(html).not.toMatch(/app#\w+" target/)
  expect(html).toMatch(/\/contact-us#on-social-networks"[^>]*><svg/)
})

test('what leads to a part of a page leads to one that is there, in both languages', () => {
  const parts = [...footer().matchAll(/href="(?:https:\/\/[^/"]*)?\/([\w-]+)#([^"]+)"/g)]
  expect(parts.length).toBeGreaterThan(2)
  for (const [, page = '', id] of parts)
    for (const locale of ['en', 'hi'] as const)
      expect(
        companyText(page, locale).sections.map(section => section.id),
        page,
      ).toContain(id)
})

test('a brand of its own has its stores and networks, each beside the portal', () => {
  configure({ demo: false })
  const html = footer()
  expect(html).toMatch(/href="https:\/\/play\.google\.com[^"]*" target="_blank"/)
  expect(html).toMatch(/href="https:\/\/www\.facebook\.com[^"]*" target="_blank"/)
})

test('events lead to a page that answers until their site does', () => {
  const eventsIn = () => JSON.stringify(menuFor('en'))
  expect(footer()).not.toContain('https://events.')
  expect(footer()).toContain('/events"')
  expect(eventsIn()).toContain('"seourl":"/events"')
  configureEnvironment(environment('production', { hosts: { events: 'https://events.test' } }))
  expect(footer()).toContain('href="https://events.test/pune"')
  expect(eventsIn()).toContain('{events}/')
})

test('a vertical has its own page in the other language, and may do without the button', () => {
  const html = hostFooter({ languageLink: 'https://bus.chowk.example/hi', showScrollTopBtn: false })
  expect(html).toContain('href="https://bus.chowk.example/hi"')
  expect(html).not.toContain('data-scroll-top')
  expect(hostFooter({})).toContain('data-scroll-top')
  expect(hostFooter({})).toContain('href="https://www.chowk.example/hi" hrefLang="hi"')
})
