/**
 * The one voice of the page: what happens by itself is said here, in a full sentence and once. Screen readers speak what
 * comes into a region that they know, so the region stands there empty before it is filled.
 */

import styles from './announce.module.css'
import { styledPlace } from './shadow.ts'

const knownAfterMs = 200
/** A sentence that was heard is not met again by whoever reads the page to its end. */
const forgottenAfterMs = 10_000

let voice: HTMLElement | undefined

export function announce(sentence: string): void {
  const region = standingVoice()
  setTimeout(() => {
    const said = document.createElement('p')
    said.textContent = sentence
    region.append(said)
    setTimeout(() => said.remove(), forgottenAfterMs)
  }, knownAfterMs)
}

function standingVoice(): HTMLElement {
  voice ??= document.createElement('div')
  voice.className = styles.voice ?? ''
  voice.setAttribute('aria-live', 'polite')
  // The page it stood on may have gone.
  if (!voice.isConnected) styledPlace().append(voice)
  return voice
}
