/** '/train-tickets/sitemap': the railway services, and every train route by its start and by its end. */
import { trainServices } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { buses, flights, trains } from '../../../travel/travel-mode.ts'
import { iconLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { routeSitemapPage } from './sitemap.tsx'

export const trainSitemapPage = routeSitemapPage({
  of: 'train',
  verticalName: 'trains',
  mode: trains,
  otherModes: [buses, flights],
  others: locale => (
    <LinkSection title={wordsOf('sitemap')[locale].services} links={iconLinks(locale, trainServices)} />
  ),
})
