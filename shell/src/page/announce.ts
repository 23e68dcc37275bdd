/**
 * The page's one live region: changes that the visitor did not cause are announced here, in a full sentence and once.
 * Screen readers speak what is added to a region that they know, so the empty region is in the page before it is
 * filled.
 */
import { styledPlace } from './shadow.ts'

const knownAfterMs = 200
/** Removed afterwards, so that a reader at the end of the page does not find an old announcement. */
const forgottenAfterMs = 10_000

let voice: HTMLElement | undefined

/** Returns how to withdraw it. */
export function announce(sentence: string): () => void {
  const region = liveRegion()
  const said = document.createElement('p')
  said.textContent = sentence
  const saying = setTimeout(() => {
    region.append(said)
    setTimeout(() => said.remove(), forgottenAfterMs)
  }, knownAfterMs)
  return () => {
    clearTimeout(saying)
    said.remove()
  }
}

function liveRegion(): HTMLElement {
  voice ??= document.createElement('div')
  // Heard, not seen, also on paying pages, which have no late styles.
  voice.style.cssText = 'position:fixed;clip-path:inset(50%)'
  voice.setAttribute('aria-live', 'polite')
  // The page may have replaced its body; what was said before is not said again.
  if (!voice.isConnected) {
    voice.replaceChildren()
    styledPlace().append(voice)
  }
  return voice
}
