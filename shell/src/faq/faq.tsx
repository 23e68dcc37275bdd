import { name, type Of, shape } from '../validation/kinds.ts'
import styles from './faq.module.css'

export interface FaqEntry extends Of<typeof faqEntry> {}
export const faqEntry = shape({ question: name, answer: name }, {})

export interface FaqProps {
  readonly faqs: readonly FaqEntry[]
  readonly heading?: string
  /** Questions of one name close each other; without it each opens and closes on its own. */
  readonly name?: string
}

/** Questions that open where they stand. */
export function Faq({ faqs, heading, name }: FaqProps) {
  if (faqs.length === 0) return null
  return (
    <div className={styles.faq}>
      {heading && <h2>{heading}</h2>}
      <div className={styles.questions}>
        {faqs.map(({ question, answer }) => (
          <details key={question} name={name}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
