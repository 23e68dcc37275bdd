import { busRoutes, trainRoutes, trainServices } from '@chowk/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '../../page/page.ts'
import { busSitemapPage } from './bus-sitemap.page.tsx'
import { trainSitemapPage } from './train-sitemap.page.tsx'

const context: PageContext = {
  path: '',
  params: {},
  locale: 'en',
  query: {},
  origin: 'http://localhost:3000',
}
const linksTo = (html: string, path: string) => html.split(`${path}"`).length - 1

test('every bus route stands twice: where it begins and where it ends', () => {
  const html = renderToStaticMarkup(<busSitemapPage.View facts={{}} context={context} />)
  for (const { path } of busRoutes) expect(linksTo(html, path), path).toBe(2)
})

test('every train route stands twice, and every railway service once', () => {
  const html = renderToStaticMarkup(<trainSitemapPage.View facts={{}} context={context} />)
  for (const { path } of trainRoutes) expect(linksTo(html, path), path).toBe(2)
  for (const { path } of trainServices) expect(linksTo(html, path), path).toBe(1)
})

test('in Hindi they lead to Hindi pages', () => {
  const html = renderToStaticMarkup(<busSitemapPage.View facts={{}} context={{ ...context, locale: 'hi' }} />)
  expect(linksTo(html, '/hi/bus-tickets/mumbai-to-pune-booking')).toBe(2)
})
