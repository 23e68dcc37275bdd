/** '/train-tickets/sitemap': the railway services, and every train route by its start and by its end. */
import { trainServices } from '@chowk/catalog'
import { buses, flights, trains } from '../../../travel/travel-mode.ts'
import { iconLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { routeCounts, routeSitemapPage } from './sitemap.tsx'

const { routes, places } = routeCounts(trains)

const lead = {
  en: `${trainServices.length} railway services and all ${routes} train routes that have a page here, between ${places} cities. Distances are straight lines.`,
  hi: `रेलवे की ${trainServices.length} सेवाएँ, और ${places} शहरों के बीच के सभी ${routes} ट्रेन रूट, जिनके पेज यहाँ हैं। दूरियाँ सीधी रेखा में हैं।`,
}

const servicesTitle = { en: 'Railway services', hi: 'रेलवे की सेवाएँ' }

export const trainSitemapPage = routeSitemapPage({
  of: 'train',
  verticalName: 'trains',
  mode: trains,
  otherModes: [buses, flights],
  lead,
  others: locale => <LinkSection title={servicesTitle[locale]} links={iconLinks(locale, trainServices)} />,
})
