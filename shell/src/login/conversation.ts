/** What the page around the login frame hears from it, and how long it waits. */
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { type LoginMessage, type LoginOpening, readLoginMessage } from './messages.ts'

interface Answers {
  /** The login page is shown for the first time. */
  onReady(): void
  /** A step of it is shown, the first and each later one. */
  onStep(): void
  /** The last message of this opening: later ones are ignored. */
  onEnd(message: Exclude<LoginMessage, { type: 'ready' }>): void
  /** The frame did not answer in time. */
  onSilence(): void
}

/** Listens to one opening of the login frame. Returns how to stop. */
export function converse(opening: LoginOpening, frame: () => Window | null, answers: Answers): () => void {
  const timeout = setTimeout(() => {
    stop()
    answers.onSilence()
  }, LOGIN_READY_TIMEOUT_MS)
  let isReady = false

  function hear(event: MessageEvent<unknown>): void {
    const message = readLoginMessage(event, opening, frame())
    if (!message) return
    clearTimeout(timeout)
    if (message.type !== 'ready') {
      stop()
      answers.onEnd(message)
      return
    }
    answers.onStep()
    if (!isReady) answers.onReady()
    isReady = true
  }

  function stop(): void {
    clearTimeout(timeout)
    window.removeEventListener('message', hear)
  }

  window.addEventListener('message', hear)
  return stop
}

/**
 * A step of the login page whose answer never came leaves the browser's own error page in the frame. Every page of ours
 * reports that it is ready, before or soon after it has loaded; one that does not is lost, and is asked for again.
 */
export function watchFrame(onLost: () => void) {
  let isAnnounced = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  return {
    stop,
    onReady() {
      isAnnounced = !waiting
      stop()
    },
    onLoad() {
      stop()
      if (!isAnnounced)
        waiting = setTimeout(() => {
          stop()
          onLost()
        }, LOGIN_READY_TIMEOUT_MS)
      isAnnounced = false
    },
  }
}
