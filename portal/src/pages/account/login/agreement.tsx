import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { href } from '../../../ui/link.ts'
import styles from './login.module.css'

const words = {
  en: {
    before: 'By continuing you agree to our ',
    terms: 'terms',
    and: ' and to how we handle your ',
    privacy: 'data',
    after: '.',
  },
  hi: {
    before: 'आगे बढ़कर आप हमारी ',
    terms: 'शर्तों',
    and: ' और आपके ',
    privacy: 'डेटा',
    after: ' के इस्तेमाल से सहमत होते हैं।',
  },
} as const satisfies Record<Locale, object>

/** What signing in agrees to: it is recorded with its date. */
export function Agreement({ locale }: { readonly locale: Locale }): ReactNode {
  const { before, terms, and, privacy, after } = words[locale]
  // In a window of their own: the modal holds this page in a frame.
  return (
    <p className={styles.agreement}>
      {before}
      <a href={href('/terms-and-conditions', locale)} target="_blank" rel="noopener">
        {terms}
      </a>
      {and}
      <a href={href('/privacy', locale)} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </p>
  )
}
