/** The service worker's answer for any page while there is no network. */

import { wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { page } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { continueOnline } from './back-online.behaviour.ts'
import { OfflineLayout } from './offline-layout.tsx'

const copy = wordsOf('offline')

export const offlinePage = page<Record<string, never>>({
  pattern: '/offline',
  screenName: 'offline',
  chrome: 'none',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].text,
    noindex: true,
  }),
  View({ context: { locale } }) {
    const { title, text, paying, again } = copy[locale]
    return (
      <OfflineLayout title={title} text={text} note={paying}>
        {/* The address of the requested page. */}
        <ButtonLink href="" text={again} />
        <Behaviour start={continueOnline} when="load" props={{ toForm: false }} />
      </OfflineLayout>
    )
  },
})
