/** /account-closed: the last page of an account. */

import { formatPaise } from '@chowk/catalog'
import { accountCopy } from '../../../account/account-copy.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { anyonePage } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import styles from '../lock/lock.module.css'

const closeCopy = wordsOf('close')

export const closedPage = anyonePage<{ readonly paidPaise: number }>({
  pattern: '/account-closed',
  query: ['paid'],
  screenName: 'account_closed',
  load: ({ session, query: { paid = '' }, locale }) =>
    session
      ? { redirect: href('/settings', locale) }
      : { paidPaise: /^\d{1,12}$/.test(paid) ? Number(paid) : 0 },
  head: (_facts, { locale }) => ({
    title: closeCopy[locale].closed,
    description: closeCopy[locale].closedText,
    noindex: true,
  }),
  View({ facts: { paidPaise }, context: { locale } }) {
    const copy = closeCopy[locale]
    return (
      <div className={styles.page}>
        <div className={styles.card}>
          <h1 className={styles.title}>{copy.closed}</h1>
          {paidPaise > 0 && (
            <p className={styles.text}>
              {fill(copy.onItsWay, { amount: formatPaise(paidPaise, locale) })}{' '}
              <a href={href('/care', locale)}>{copy.help}</a>
            </p>
          )}
          <p className={styles.text}>{copy.closedText}</p>
          <ButtonLink href={href('/', locale)}>{accountCopy[locale].toHome}</ButtonLink>
        </div>
      </div>
    )
  },
})
