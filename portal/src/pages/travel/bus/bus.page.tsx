/** '/bus-tickets': the routes by the city they leave, and a glossary of bus types. */

import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { RouteGroups } from '../../../travel/route-groups.tsx'
import { buses } from '../../../travel/travel-mode.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'

export const busPage = hubPage(buses.hub, {
  screenName: 'bus',
  verticalName: 'bus',
  Content: Bus,
})

function Bus() {
  const locale = useLocale()
  const copy = wordsOf('bus')[locale]
  return (
    <>
      <Section
        title={copy.routes}
        lead={<a href={href(`${buses.hub.path}/sitemap`, locale)}>{copy.sitemap}</a>}
      >
        <RouteGroups routes={buses.routes} by="from" />
      </Section>
      <Section title={copy.kinds}>
        <DataTable
          caption={copy.kinds}
          hideCaption
          columns={copy.kindColumns.map(label => ({ label }))}
          rows={copy.kindRows}
        />
      </Section>
    </>
  )
}
