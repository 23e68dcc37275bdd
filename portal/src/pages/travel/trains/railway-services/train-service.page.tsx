/** A railway service, such as '/train-tickets/pnr-status': what it is, how it works, and where it is done. */

import { byName, nameIn, type ServicePage, trainServices } from '@chowk/catalog'
import type { TextSection } from '../../../../content/fields.ts'
import { wordsOf } from '../../../../content/words.ts'
import { catalogBreadcrumbs } from '../../../../hubs/hub-layout.tsx'
import { faqPage } from '../../../../page/json-ld.ts'
import { page, useLocale, type ViewProps } from '../../../../page/page.ts'
import { trains } from '../../../../travel/travel-mode.ts'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { iconLinks } from '../../../../ui/icon-links.tsx'
import { IconTile } from '../../../../ui/icon-tile.tsx'
import { newTabIfExternal } from '../../../../ui/link.ts'
import { LinkSection } from '../../../../ui/link-section.tsx'
import { PageLayout } from '../../../../ui/page-layout.tsx'
import { Questions } from '../../../../ui/questions.tsx'
import { PageRules } from '../../../../ui/rules-in-force.tsx'
import { Section } from '../../../../ui/section.tsx'
import { NumberedSteps } from '../../../../ui/steps.tsx'
import { UnavailableNotice } from '../../../../ui/unavailable-notice.tsx'
import { NeedsList } from '../../../bills/category/needs-list.tsx'
import styles from '../ask-railways.module.css'
import { railwayText } from './railway-text.ts'

/** The words around the train services' own. */
const serviceCopy = wordsOf('service')

export const trainServicePage = page<ServicePage>({
  pattern: trainServices.map(({ path }) => path),
  screenName: 'train_service',
  verticalName: 'trains',
  load: ({ path }) => trainServices.find(service => service.path === path),
  head: (service, { locale }) => ({
    title: nameIn(locale, service),
    description: service.summary[locale],
    breadcrumbs: catalogBreadcrumbs(service.path, locale),
    jsonLd: [faqPage(railwayText(service.slug, locale).questions)],
  }),
  View: TrainServiceView,
})

function TrainServiceView({ facts: service, context: { locale } }: ViewProps<ServicePage>) {
  const copy = serviceCopy[locale]
  const { instead, needs, steps, guide, questions } = railwayText(service.slug, locale)
  return (
    <PageLayout
      title={nameIn(locale, service)}
      lead={service.summary[locale]}
      picture={<IconTile name={service.icon} size="large" />}
      aside={
        <>
          <Card title={copy.usualNeeds}>
            <NeedsList needs={needs} />
          </Card>
          <Card title={copy.usualHow}>
            <NumberedSteps steps={steps.map(title => ({ title }))} />
          </Card>
          <RailwaysContact />
        </>
      }
      after={<Related service={service} />}
    >
      <UnavailableNotice instead={instead} />
      <Guide guide={guide} />
      <PageRules path={service.path} />
      <Questions faqs={questions} />
    </PageLayout>
  )
}

function Guide({ guide: { heading, paragraphs, table } }: { readonly guide: TextSection }) {
  return (
    <Section title={heading} lead={paragraphs[0]}>
      {table && (
        <DataTable
          caption={heading}
          hideCaption
          columns={table.columns.map(label => ({ label }))}
          rows={table.rows}
        />
      )}
    </Section>
  )
}

function Related({ service }: { readonly service: ServicePage }) {
  const locale = useLocale()
  const copy = serviceCopy[locale]
  return (
    <>
      <LinkSection
        title={copy.otherServices}
        links={iconLinks(
          locale,
          trainServices.filter(other => other.slug !== service.slug),
        )}
      />
      <LinkSection
        title={copy.routes}
        density="compact"
        links={trains.routes
          .toSorted(byName(locale))
          .map(route => ({ name: nameIn(locale, route), link: route.path }))}
      />
    </>
  )
}

/** Links to the railways' own service. */
function RailwaysContact() {
  const { askRailways, waysToAsk } = wordsOf('train')[useLocale()]
  return (
    <Card title={askRailways}>
      <ul className={styles.ways}>
        {waysToAsk.map(({ name, note, link }) => (
          <li key={name}>
            <span className={styles.name}>
              <a href={link} {...newTabIfExternal(link)}>
                {name}
              </a>
            </span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
