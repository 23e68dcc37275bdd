import { name, type Of, shape } from '../validation/kinds.ts'
import styles from './faq.module.css'

export interface FaqEntry extends Of<typeof faqEntry> {}
export const faqEntry = shape({ question: name, answer: name }, {})

export interface FaqProps {
  readonly faqs: readonly FaqEntry[]
  readonly heading?: string
}

/** Questions that each open and close on their own. */
export function Faq({ faqs, heading = 'FAQ' }: FaqProps) {
  if (faqs.length === 0) return null
  return (
    <div className={styles.faq}>
      <h2>{heading}</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
