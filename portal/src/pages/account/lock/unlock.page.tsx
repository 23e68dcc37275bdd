/** /unlock: a locked account, and the ways to unlock it. */
import { type Words, wordsOf } from '../../../content/words.ts'
import { anyonePage, headFrom } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './lock.module.css'
import { LockFrame } from './lock-frame.tsx'
import { LockedCard } from './locked-card.tsx'

type Done = keyof Words['lock']['done']

export const unlockPage = anyonePage<{ readonly done: Done | undefined; readonly isFound: boolean }>({
  pattern: '/unlock',
  query: ['done'],
  screenName: 'unlock',
  load({ session, query: { done }, locale }) {
    if (session) return { redirect: href('/settings', locale) }
    const isKnown = done !== undefined && Object.hasOwn(wordsOf('lock')[locale].done, done)
    return { done: isKnown ? (done as Done) : undefined, isFound: done === 'found' }
  },
  head: headFrom(wordsOf('lock'), { title: 'howTo', noindex: true }),
  View({ facts: { done, isFound }, context }) {
    const { locale } = context
    const copy = wordsOf('lock')[locale]
    if (done === 'opened')
      return (
        <LockFrame title={copy.done.opened}>
          <p className={styles.text}>{copy.openedText}</p>
          <ButtonLink wide href={href('/login', locale)} text={copy.signIn} />
        </LockFrame>
      )
    return (
      <div className={styles.page}>
        <LockedCard
          context={context}
          continueTo={href('/settings', locale)}
          isFound={isFound}
          hasNoPasskey={done === 'locked-without-passkey'}
          notice={done && <Notice tone="success" role="status" title={copy.done[done]} takesFocus />}
        />
      </div>
    )
  },
})
