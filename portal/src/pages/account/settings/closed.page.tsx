/** /account-closed: the last page of an account. */

import { formatPaise } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { anyonePage, headFrom } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import styles from '../lock/lock.module.css'
import { LockFrame } from '../lock/lock-frame.tsx'

export const closedPage = anyonePage<{ readonly paidPaise: number }>({
  pattern: '/account-closed',
  query: ['paid'],
  screenName: 'account_closed',
  load: ({ session, query: { paid = '' }, locale }) =>
    session
      ? { redirect: href('/settings', locale) }
      : { paidPaise: /^\d{1,12}$/.test(paid) ? Number(paid) : 0 },
  head: headFrom(wordsOf('close'), { title: 'closed', description: 'closedText', noindex: true }),
  View({ facts: { paidPaise }, context: { locale } }) {
    const copy = wordsOf('close')[locale]
    return (
      <LockFrame title={copy.closed}>
        {paidPaise > 0 && (
          <p className={styles.text}>
            {fill(copy.onItsWay, { amount: formatPaise(paidPaise, locale) })}{' '}
            <a href={href('/care', locale)}>{copy.help}</a>
          </p>
        )}
        <p className={styles.text}>{copy.closedText}</p>
        <ButtonLink href={href('/', locale)} text={wordsOf('account')[locale].toHome} />
      </LockFrame>
    )
  },
})
