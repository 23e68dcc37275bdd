import { announce } from '@chowk/shell/behaviour'

/** An answer that comes at once needs no word before it. */
const heardAfterMs = 700

/** Says that an answer is waited for. Returns how to end it. */
export function sayWaiting(words: string): () => void {
  const saying = setTimeout(() => announce(words), heardAfterMs)
  return () => clearTimeout(saying)
}
