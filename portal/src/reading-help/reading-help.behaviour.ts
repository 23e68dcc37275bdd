import type { Locale } from '@chowk/shell/behaviour'
import { reveal } from '../live-page/page-change.ts'
import { localVoice, whenVoicesAreKnown } from './local-voice.ts'
import { wantsReadingHelp } from './setting.ts'

type ReadingHelpProps = {
  readonly locale: Locale
  readonly words: string
  readonly reads: readonly string[]
  /** What the buttons say once they were pressed. */
  readonly noWords: string
  readonly stop: string
}

/** Returns how to end it. */
export function startReadingHelp(root: HTMLElement, props: ReadingHelpProps): (() => void) | undefined {
  if (!wantsReadingHelp()) return undefined
  reveal(root)
  const inWords = root.querySelector<HTMLElement>('[data-in-words]')
  const aloud = root.querySelector<HTMLElement>('[data-aloud]')
  const region = root.querySelector('[aria-live]')
  const noVoice = aloud?.nextElementSibling
  if (!inWords || !aloud || !region || !noVoice) return undefined

  const { textContent: showWords } = inWords
  inWords.addEventListener('click', () => {
    const isShown = region.textContent !== ''
    region.textContent = isShown ? '' : props.words
    inWords.textContent = isShown ? showWords : props.noWords
  })

  const { textContent: readAloud } = aloud
  let voice: SpeechSynthesisVoice | undefined
  let isReading = false
  function setReading(is: boolean): void {
    isReading = is
    if (aloud) aloud.textContent = is ? props.stop : readAloud
  }
  aloud.addEventListener('click', () => {
    speechSynthesis.cancel()
    setReading(!isReading)
    if (!isReading || !voice) return
    const parts = props.reads.map(selector => document.querySelector(selector)?.textContent ?? '')
    const speech = new SpeechSynthesisUtterance([...parts, props.words].join('. '))
    speech.voice = voice
    speech.lang = voice.lang
    speech.onend = () => setReading(false)
    speechSynthesis.speak(speech)
  })
  aloud.remove()
  const stopAsking = whenVoicesAreKnown(voices => {
    voice = localVoice(voices, props.locale)
    if (voice) noVoice.replaceWith(aloud)
    else aloud.replaceWith(noVoice)
  })
  return () => {
    stopAsking()
    globalThis.speechSynthesis?.cancel()
  }
}
