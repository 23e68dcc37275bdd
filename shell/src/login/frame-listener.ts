/** The messages that the page around the login frame receives from it, and the time limit of the first. */
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { type LoginMessage, type LoginOpening, readLoginMessage } from './messages.ts'

interface Answers {
  /** The login page is shown for the first time. */
  onReady(): void
  /** A step of it is shown, the first and each later one. */
  onStep(): void
  /** The last message of this opening; later ones are ignored. */
  onEnd(message: Exclude<LoginMessage, { type: 'ready' }>): void
  /** The frame did not answer in time. */
  onSilence(): void
}

/** Listens to one opening of the login frame. Returns a cleanup function. */
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
 * Detects a frame that shows the browser's own error page because the answer to a step never came. Every page
 * of ours reports that it is ready, before or soon after it has loaded; a page that does not is requested
 * again.
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
