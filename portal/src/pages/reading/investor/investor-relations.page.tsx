/** '/investor-relations': what shareholders will find here, page by page. */
import { hubOf, investorPages } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage, hubText } from '../../../hubs/hub-layout.tsx'
import { describedLinks } from '../../../ui/icon-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Notice } from '../../../ui/notice.tsx'

const hub = hubOf('investorRelations')

export const investorRelationsPage = hubPage(hub, {
  screenName: 'investor_relations',
  verticalName: 'investor_relations',
  Content: ({ locale }) => (
    <>
      <Notice>{hubText(hub.id, locale).note}</Notice>
      <LinkSection title={wordsOf('investor')[locale].pages} links={describedLinks(locale, investorPages)} />
    </>
  ),
})
