/** '/bus-tickets/sitemap': every bus route, by its start and by its end. */
import { buses, flights, trains } from '../../../travel/travel-mode.ts'
import { countsOf, routeSitemapPage } from './sitemap.tsx'

const { routes, places } = countsOf(buses)

const lead = {
  en: `All ${routes} bus routes that have a page here, between ${places} cities. Distances are straight lines.`,
  hi: `यहाँ जिन ${routes} बस रूटों के पेज हैं वे सब, ${places} शहरों के बीच। दूरियाँ सीधी रेखा में हैं।`,
}

export const busSitemapPage = routeSitemapPage({
  of: 'bus',
  verticalName: 'bus',
  mode: buses,
  otherModes: [trains, flights],
  lead,
})
