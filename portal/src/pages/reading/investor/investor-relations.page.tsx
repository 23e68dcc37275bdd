/** '/investor-relations': what shareholders will find here, page by page. */
import { hubOf, investorPages } from '@chowk/catalog'
import { hubPage, hubText } from '../../../hubs/hub-layout.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Notice } from '../../../ui/notice.tsx'

const hub = hubOf('investorRelations')

const copy = {
  en: { pages: 'For shareholders' },
  hi: { pages: 'शेयरधारकों के लिए' },
}

export const investorRelationsPage = hubPage(hub, {
  screenName: 'investor_relations',
  verticalName: 'investor_relations',
  Content: ({ locale }) => (
    <>
      <Notice>{hubText(hub.id, locale).note}</Notice>
      <LinkSection title={copy[locale].pages} links={describedLinks(locale, investorPages)} />
    </>
  ),
})
