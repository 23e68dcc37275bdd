/** /account-closed: the last page of an account. */
import { anyonePage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { accountCopy } from '../account/account-copy.ts'
import styles from '../lock/lock.module.css'
import { closeCopy } from './close-copy.ts'

export const closedPage = anyonePage<object>({
  pattern: '/account-closed',
  screenName: 'account_closed',
  load: ({ session, locale }) => (session ? { redirect: href('/settings', locale) } : {}),
  head: (_facts, { locale }) => ({
    title: closeCopy[locale].closed,
    description: closeCopy[locale].closedText,
    noindex: true,
  }),
  View({ context: { locale } }) {
    const copy = closeCopy[locale]
    return (
      <div className={styles.page}>
        <div className={styles.card}>
          <h1 className={styles.title}>{copy.closed}</h1>
          <p className={styles.text}>{copy.closedText}</p>
          <ButtonLink href={href('/', locale)}>{accountCopy[locale].toHome}</ButtonLink>
        </div>
      </div>
    )
  },
})
