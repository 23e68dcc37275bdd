/** For those who read little, once they asked for it: the amount large, in words, and the page's matter read aloud. */
import type { Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { localVoice, whenVoicesAreKnown } from './local-voice.ts'
import styles from './reading-help.module.css'
import { readingHelpCopy } from './reading-help-copy.ts'
import { wantsReadingHelp } from './setting.ts'

type ReadingHelpProps = {
  readonly locale: Locale
  readonly amount: string
  readonly words: string
  /** What is read aloud, by selectors; as it stands on the page when the button is pressed. */
  readonly reads: readonly string[]
}

export function ReadingHelp({ locale, amount, words, reads }: ReadingHelpProps): ReactNode {
  const copy = readingHelpCopy[locale]
  const [isOn, setOn] = useState(false)
  const [showsWords, setShowsWords] = useState(false)
  useEffect(() => setOn(wantsReadingHelp()), [])
  if (!isOn) return null
  return (
    <section className={styles.help} aria-label={copy.title}>
      <p className={styles.amount}>{amount}</p>
      <p aria-live="polite">{showsWords && words}</p>
      <div className={styles.buttons}>
        <Button type="button" variant="secondary" onClick={() => setShowsWords(!showsWords)}>
          {showsWords ? copy.noWords : copy.words}
        </Button>
        <ReadAloud locale={locale} words={words} reads={reads} />
      </div>
    </section>
  )
}

function ReadAloud({ locale, words, reads }: Omit<ReadingHelpProps, 'amount'>): ReactNode {
  const copy = readingHelpCopy[locale]
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    const stop = whenVoicesAreKnown(voices => setVoice(localVoice(voices, locale)))
    return () => {
      stop()
      globalThis.speechSynthesis?.cancel()
    }
  }, [locale])
  if (!voice) return <p className={styles.note}>{copy.noVoice}</p>

  function press(chosen: SpeechSynthesisVoice): void {
    speechSynthesis.cancel()
    setReading(!isReading)
    if (isReading) return
    const parts = reads.map(selector => document.querySelector(selector)?.textContent ?? '')
    const speech = new SpeechSynthesisUtterance([...parts, words].join('. '))
    speech.voice = chosen
    speech.lang = chosen.lang
    speech.onend = () => setReading(false)
    speechSynthesis.speak(speech)
  }

  return (
    <Button type="button" variant="secondary" onClick={() => press(voice)}>
      {isReading ? copy.stop : copy.aloud}
    </Button>
  )
}
