/** '/investor-relations': what shareholders will find here, page by page. */
import { investorPages } from '@chowk/catalog'
import { page } from '../../page/page.ts'
import { describedLinks } from '../../ui/icon-links.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HubLayout, hubHead } from './hub-layout.tsx'
import { hubOf } from './hub-of.ts'

const hub = hubOf('investorRelations')

const copy = {
  en: {
    pages: 'For shareholders',
    nothingYet:
      'Nothing has been published here yet. Each page says what the rules ask a listed company to publish, and where the official copy of such a paper is found.',
  },
  hi: {
    pages: 'शेयरधारकों के लिए',
    nothingYet:
      'यहाँ अभी कुछ प्रकाशित नहीं हुआ है। हर पेज बताता है कि नियम सूचीबद्ध कंपनी से क्या प्रकाशित करने को कहते हैं, और ऐसे काग़ज़ की आधिकारिक प्रति कहाँ मिलती है।',
  },
}

export const investorRelationsPage = page<object>({
  pattern: hub.path,
  activePage: hub.path,
  screenName: 'investor_relations',
  verticalName: 'investor_relations',
  load: () => ({}),
  head: (_facts, { locale }) => hubHead(hub, locale),
  View: ({ context: { locale } }) => (
    <HubLayout hub={hub} locale={locale}>
      <Notice>{copy[locale].nothingYet}</Notice>
      <LinkSection title={copy[locale].pages} locale={locale} links={describedLinks(locale, investorPages)} />
    </HubLayout>
  ),
})
