/** The service worker's answer to a form while there is no network. Nothing is sent from here. */

import { wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { page } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { continueOnline } from './back-online.behaviour.ts'
import { OfflineLayout } from './offline-layout.tsx'

const copy = wordsOf('unsent')

export const unsentPage = page<Record<string, never>>({
  pattern: '/offline/unsent',
  screenName: 'unsent',
  chrome: 'none',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].text,
    noindex: true,
  }),
  View({ context: { locale } }) {
    const { title, text, paying, back, orders } = copy[locale]
    return (
      <OfflineLayout title={title} text={text} note={paying}>
        <ButtonLink href={href('/', locale)} data-go-back="" text={back} />
        <ButtonLink variant="quiet" href={href('/myorders', locale)} text={orders} />
        <Behaviour start={continueOnline} when="load" props={{ toForm: true }} />
      </OfflineLayout>
    )
  },
})
