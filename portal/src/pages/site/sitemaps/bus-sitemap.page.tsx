/** '/bus-tickets/sitemap': every bus route, by its start and by its end. */
import { buses, flights, trains } from '../../../travel/travel-mode.ts'
import { routeCounts, routeSitemapPage } from './sitemap.tsx'

const { routes, places } = routeCounts(buses)

const lead = {
  en: `All ${routes} bus routes that have a page here, between ${places} cities. Distances are straight lines.`,
  hi: `${places} शहरों के बीच के सभी ${routes} बस रूट, जिनके पेज यहाँ हैं। दूरियाँ सीधी रेखा में हैं।`,
}

export const busSitemapPage = routeSitemapPage({
  of: 'bus',
  verticalName: 'bus',
  mode: buses,
  otherModes: [trains, flights],
  lead,
})
