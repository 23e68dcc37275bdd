/** '/bus-tickets/sitemap': every bus route, by where it begins and by where it ends. */
import { page } from '../../page/page.ts'
import { buses, flights, trains } from '../travel/travel-mode.ts'
import { countsOf, RouteSitemap, sitemapHead, sitemapOf } from './route-sitemap.tsx'

const sitemap = sitemapOf('bus')
const { routes, places } = countsOf(buses)

const lead = {
  en: `All ${routes} bus routes that have a page here, between ${places} cities. Distances are straight lines.`,
  hi: `यहाँ जिन ${routes} बस रूटों के पेज हैं वे सब, ${places} शहरों के बीच। दूरियाँ सीधी रेखा में हैं।`,
}

export const busSitemapPage = page<object>({
  pattern: sitemap.path,
  screenName: 'bus_sitemap',
  verticalName: 'bus',
  load: () => ({}),
  head: (_facts, { locale }) => sitemapHead(sitemap, locale, lead[locale]),
  View: ({ context: { locale } }) => (
    <RouteSitemap
      locale={locale}
      sitemap={sitemap}
      mode={buses}
      otherModes={[trains, flights]}
      lead={lead[locale]}
    />
  ),
})
