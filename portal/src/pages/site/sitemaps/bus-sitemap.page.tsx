/** '/bus-tickets/sitemap': every bus route, by its start and by its end. */
import { buses, flights, trains } from '../../../travel/travel-mode.ts'
import { routeSitemapPage } from './sitemap.tsx'

export const busSitemapPage = routeSitemapPage({
  of: 'bus',
  verticalName: 'bus',
  mode: buses,
  otherModes: [trains, flights],
})
