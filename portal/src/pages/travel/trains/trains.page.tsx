/** '/train-tickets': services for a journey, and the routes by the city they leave. */
import { trainServices } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { RouteGroups } from '../../../travel/route-groups.tsx'
import { trains } from '../../../travel/travel-mode.ts'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'

const trainCopy = wordsOf('train')

export const trainsPage = hubPage(trains.hub, {
  screenName: 'trains',
  verticalName: 'trains',
  Content: ({ locale }) => (
    <>
      <LinkSection title={trainCopy[locale].services} links={describedLinks(locale, trainServices)} />
      <Section
        title={trainCopy[locale].routes}
        lead={<a href={href(`${trains.hub.path}/sitemap`, locale)}>{trainCopy[locale].sitemap}</a>}
      >
        <RouteGroups routes={trains.routes} by="from" />
      </Section>
      <PageRules path={trains.hub.path} />
    </>
  ),
})
