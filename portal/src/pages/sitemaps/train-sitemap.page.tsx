/** '/train-tickets/sitemap': the railway services, and every train route by where it begins and by where it ends. */
import { nameIn, trainServices } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { IconTile } from '../../ui/icon-tile.tsx'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { buses, flights, trains } from '../travel/travel-mode.ts'
import { countsOf, RouteSitemap, sitemapHead, sitemapOf } from './route-sitemap.tsx'

const sitemap = sitemapOf('train')
const { routes, places } = countsOf(trains)

const lead = {
  en: `${trainServices.length} railway services and all ${routes} train routes that have a page here, between ${places} cities. Distances are straight lines.`,
  hi: `रेलवे की ${trainServices.length} सेवाएँ और यहाँ जिन ${routes} ट्रेन रूटों के पेज हैं वे सब, ${places} शहरों के बीच। दूरियाँ सीधी रेखा में हैं।`,
}

const servicesTitle = { en: 'Railway services', hi: 'रेलवे की सेवाएँ' }

export const trainSitemapPage = page<object>({
  pattern: sitemap.path,
  screenName: 'train_sitemap',
  verticalName: 'trains',
  load: () => ({}),
  head: (_facts, { locale }) => sitemapHead(sitemap, locale, lead[locale]),
  View: ({ context: { locale } }) => (
    <RouteSitemap
      locale={locale}
      sitemap={sitemap}
      mode={trains}
      otherModes={[buses, flights]}
      lead={lead[locale]}
    >
      <Section title={servicesTitle[locale]}>
        <LinkGrid
          locale={locale}
          links={trainServices.map(service => ({
            name: nameIn(locale, service),
            link: service.link,
            picture: <IconTile name={service.icon} />,
          }))}
        />
      </Section>
    </RouteSitemap>
  ),
})
