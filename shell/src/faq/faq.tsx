import type { FaqEntry } from '../props/footer-props.ts'
import styles from './faq.module.css'

export interface FaqProps {
  readonly faqs: readonly FaqEntry[]
  readonly heading?: string
  /** Questions of one name close each other; without it each opens and closes on its own. */
  readonly name?: string
}

/** Questions that open in place. */
export function Faq({ faqs, heading, name }: FaqProps) {
  if (faqs.length === 0) return null
  const questions = (
    <div className={`${styles.faq} ${styles.questions}`}>
      {faqs.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
  if (!heading) return questions
  return (
    <div className={styles.faq}>
      <h2>{heading}</h2>
      {questions}
    </div>
  )
}
