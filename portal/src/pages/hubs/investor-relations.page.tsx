/** '/investor-relations': what shareholders will find here, page by page. */
import { investorPages } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { describedLinks } from '../../ui/icon-links.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HubLayout, hubHead } from './hub-layout.tsx'
import { hubOf } from './hub-of.ts'
import { hubText } from './hub-text.ts'

const hub = hubOf('investorRelations')

const copy = {
  en: { pages: 'For shareholders' },
  hi: { pages: 'शेयरधारकों के लिए' },
}

export const investorRelationsPage = page<object>({
  pattern: hub.path,
  screenName: 'investor_relations',
  verticalName: 'investor_relations',
  load: () => ({}),
  head: (_facts, { locale }) => hubHead(hub, locale),
  View: ({ context: { locale } }) => (
    <HubLayout hub={hub} locale={locale}>
      <Notice>{hubText(hub.id, locale).note}</Notice>
      <LinkSection title={copy[locale].pages} locale={locale} links={describedLinks(locale, investorPages)} />
    </HubLayout>
  ),
})
