import type { ReactNode } from 'react'
import styles from './faq.module.css'

interface FaqProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[]
  /** Questions of one name close each other; one group per page needs no name of its own. */
  readonly name?: string
}

/** Questions that open where they stand. Give the same items to `faqPage` for search engines. */
export function Faq({ items, name = 'faq' }: FaqProps): ReactNode {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
