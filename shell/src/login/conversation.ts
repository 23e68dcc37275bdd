import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { type LoginMessage, type LoginOpening, readLoginMessage } from './messages.ts'

interface Answers {
  /** The login page is shown; heard once, however often it says so. */
  onReady(): void
  /** The same at every step, the first and each later one. */
  onStep?(): void
  /** The last message of this opening: nothing after it, and no repeat of it, is heard. */
  onEnd(message: Exclude<LoginMessage, { type: 'ready' }>): void
  /** The frame did not answer in time. */
  onSilence(): void
}

/** Listens to one opening of the login frame. Returns how to stop. */
export function converse(opening: LoginOpening, frame: () => Window | null, answers: Answers): () => void {
  const patience = setTimeout(() => {
    stop()
    answers.onSilence()
  }, LOGIN_READY_TIMEOUT_MS)
  let isReady = false

  function hear(event: MessageEvent<unknown>): void {
    const message = readLoginMessage(event, opening, frame())
    if (!message) return
    clearTimeout(patience)
    if (message.type !== 'ready') {
      stop()
      answers.onEnd(message)
      return
    }
    answers.onStep?.()
    if (!isReady) answers.onReady()
    isReady = true
  }

  function stop(): void {
    clearTimeout(patience)
    window.removeEventListener('message', hear)
  }

  window.addEventListener('message', hear)
  return stop
}
