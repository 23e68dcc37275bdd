import { busRoutes, trainRoutes, trainServices } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { show } from '../../../page/test-page.tsx'
import { busSitemapPage } from './bus-sitemap.page.tsx'
import { trainSitemapPage } from './train-sitemap.page.tsx'

const linksTo = (html: string, path: string) => html.split(`${path}"`).length - 1

test('every bus route is listed twice: where it begins and where it ends', async () => {
  const { html } = await show(busSitemapPage, '/bus-tickets/sitemap')
  for (const { path } of busRoutes) expect(linksTo(html, path), path).toBe(2)
})

test('every train route is listed twice, and every railway service once', async () => {
  const { html } = await show(trainSitemapPage, '/train-tickets/sitemap')
  for (const { path } of trainRoutes) expect(linksTo(html, path), path).toBe(2)
  for (const { path } of trainServices) expect(linksTo(html, path), path).toBe(1)
})

test('in Hindi they lead to Hindi pages', async () => {
  const { html } = await show(busSitemapPage, '/bus-tickets/sitemap', { locale: 'hi' })
  expect(linksTo(html, '/hi/bus-tickets/mumbai-to-pune-booking')).toBe(2)
})
