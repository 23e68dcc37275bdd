/** '/bus-tickets': the routes by the city they leave, and what the words on a bus mean. */
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { href } from '../../ui/link.ts'
import { Section } from '../../ui/section.tsx'
import { HubLayout, hubHead } from '../hubs/hub-layout.tsx'
import { RouteGroups } from '../travel/route-groups.tsx'
import { buses } from '../travel/travel-mode.ts'
import { busCopy } from './bus-copy.ts'

export const busPage = page<object>({
  pattern: buses.hub.path,
  screenName: 'bus',
  verticalName: 'bus',
  load: () => ({}),
  head: (_facts, { locale }) => hubHead(buses.hub, locale),
  View: BusView,
})

function BusView({ context: { locale } }: { context: PageContext }): ReactNode {
  const copy = busCopy[locale]
  return (
    <HubLayout hub={buses.hub} locale={locale}>
      <Section
        title={copy.routes}
        lead={<a href={href(`${buses.hub.path}/sitemap`, locale)}>{copy.sitemap}</a>}
      >
        <RouteGroups locale={locale} routes={buses.routes} by="from" />
      </Section>
      <Section title={copy.kinds}>
        <DataTable
          caption={copy.kinds}
          hideCaption
          columns={copy.kindColumns.map(label => ({ label }))}
          rows={copy.kindRows}
        />
      </Section>
    </HubLayout>
  )
}
