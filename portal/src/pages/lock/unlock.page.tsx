/** /unlock: a locked account, and the ways back into it. */
import { anyonePage } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './lock.module.css'
import { lockCopy } from './lock-copy.ts'
import { LockedCard } from './locked-card.tsx'

type Done = keyof (typeof lockCopy)['en']['done']

export const unlockPage = anyonePage<{ readonly done: Done | undefined; readonly isFound: boolean }>({
  pattern: '/unlock',
  query: ['done'],
  screenName: 'unlock',
  load({ session, query: { done }, locale }) {
    if (session) return { redirect: href('/settings', locale) }
    return { done: done === 'locked' || done === 'kept' ? done : undefined, isFound: done === 'found' }
  },
  head: (_facts, { locale }) => ({
    title: lockCopy[locale].howTo,
    description: lockCopy[locale].description,
    noindex: true,
  }),
  View({ facts: { done, isFound }, context: { locale, csrfToken } }) {
    return (
      <div className={styles.page}>
        <LockedCard
          locale={locale}
          csrfToken={csrfToken}
          goOnTo={href('/settings', locale)}
          isFound={isFound}
          notice={
            done && <Notice tone="success" role="status" title={lockCopy[locale].done[done]} takesFocus />
          }
        />
      </div>
    )
  },
})
