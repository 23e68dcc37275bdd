import styles from './steps.module.css'

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text?: string }[]
}

/** Numbered instructions. */
export function NumberedSteps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ol>
  )
}
