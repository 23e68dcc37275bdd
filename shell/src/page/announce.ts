/**
 * The page's one live region: what happens by itself is announced here, in a full sentence and once. Screen readers speak
 * what is added to a region that they know, so the region is in the page, empty, before it is filled.
 */
import styles from './announce.module.css'
import { styledPlace } from './shadow.ts'

const knownAfterMs = 200
/** A reader at the end of the page must not meet a sentence that was announced before. */
const forgottenAfterMs = 10_000

let voice: HTMLElement | undefined

export function announce(sentence: string): void {
  const region = liveRegion()
  setTimeout(() => {
    const said = document.createElement('p')
    said.textContent = sentence
    region.append(said)
    setTimeout(() => said.remove(), forgottenAfterMs)
  }, knownAfterMs)
}

function liveRegion(): HTMLElement {
  voice ??= document.createElement('div')
  voice.className = styles.voice ?? ''
  voice.setAttribute('aria-live', 'polite')
  // The page may have replaced its body.
  if (!voice.isConnected) styledPlace().append(voice)
  return voice
}
