import { wordsOf } from '../content/words.ts'
import { Behaviour } from '../islands/island.tsx'
import type { AnyoneContext, WithContext, WithLocale } from '../page/page.ts'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { fullStop } from '../ui/full-stop.ts'
import { href } from '../ui/link.ts'
import { watchAccount } from './account-watch.behaviour.ts'
import styles from './account-watch.module.css'

/** Hides the content of a customer's page when the session changes. Renders nothing on a visitor's page. */
export function SessionWatch({ context, contentId }: WithContext<{ contentId: string }, AnyoneContext>) {
  const { locale, session } = context
  if (!session) return null
  const { checking, signedOut } = wordsOf('account')[locale]
  const signedOutText = `${signedOut.title}${fullStop[locale]} ${signedOut.text}`
  return (
    <Behaviour
      start={watchAccount}
      when="load"
      props={{ customerId: session.customer.id, contentId, signedOut: signedOutText }}
    >
      <template data-card="checking">
        <Replacement {...checking} locale={locale} />
      </template>
      <template data-card="signed-out">
        <Replacement {...signedOut} locale={locale} />
      </template>
    </Behaviour>
  )
}

function Replacement(props: WithLocale<{ title: string; text: string; again: string }>) {
  const { title, text, again, locale } = props
  return (
    <div className={styles.watch}>
      <Card tone="raised">
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <Actions>
          {/* This page's own address: without a session the server redirects from it to sign-in and back. */}
          <ButtonLink href="" text={again} />
          <ButtonLink variant="quiet" href={href('/', locale)} text={wordsOf('account')[locale].toHome} />
        </Actions>
      </Card>
    </div>
  )
}
