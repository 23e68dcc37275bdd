/** For those who read little, once they asked for it: the amount large, in words, and the page's matter read aloud. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Behaviour } from '../islands/island.tsx'
import { Button } from '../ui/button.tsx'
import { startReadingHelp } from './reading-help.behaviour.ts'
import styles from './reading-help.module.css'
import { readingHelpCopy } from './reading-help-copy.ts'

interface ReadingHelpProps {
  readonly locale: Locale
  readonly amount: string
  readonly words: string
  /** What is read aloud, by selectors; as it stands on the page when the button is pressed. */
  readonly reads: readonly string[]
}

export function ReadingHelp({ locale, amount, words, reads }: ReadingHelpProps): ReactNode {
  const copy = readingHelpCopy[locale]
  const { noWords, stop } = copy
  return (
    <Behaviour start={startReadingHelp} when="idle" props={{ locale, words, reads, noWords, stop }}>
      <template>
        <section className={styles.help} aria-label={copy.title}>
          <p className={styles.amount}>{amount}</p>
          <p aria-live="polite" />
          <div className={styles.buttons}>
            <Button type="button" variant="secondary" data-in-words>
              {copy.words}
            </Button>
            <Button type="button" variant="secondary" data-aloud>
              {copy.aloud}
            </Button>
            <p className={styles.note}>{copy.noVoice}</p>
          </div>
        </section>
      </template>
    </Behaviour>
  )
}
