/** A voice that speaks on the device: what is read tells of somebody's money and goes to no speech service. */
import type { Locale } from '@chowk/shell'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** An Indian voice before another of the same language. */
export function localVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  const speaks = voices.filter(
    ({ localService, lang }) => localService && lang.toLowerCase().startsWith(locale),
  )
  return speaks.find(({ lang }) => /[-_]in$/i.test(lang)) ?? speaks[0]
}

/** Browsers fill their list of voices a moment after it is first asked for. */
export function whenVoicesAreKnown(look: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const tell = () => look(speechSynthesis.getVoices())
  tell()
  speechSynthesis.addEventListener('voiceschanged', tell)
  return () => speechSynthesis.removeEventListener('voiceschanged', tell)
}
