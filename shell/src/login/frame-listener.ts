/** The messages that the page around the login frame receives from it, and the time limit of the first. */
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'
import { type LoginMessage, type LoginOpening, readLoginMessage } from './messages.ts'

interface FrameHandlers {
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
export function listenToFrame(
  opening: LoginOpening,
  frame: () => Window | null,
  handlers: FrameHandlers,
): () => void {
  const timeout = setTimeout(() => {
    stop()
    handlers.onSilence()
  }, LOGIN_READY_TIMEOUT_MS)
  let isReady = false

  function onMessage(event: MessageEvent<unknown>): void {
    const message = readLoginMessage(event, opening, frame())
    if (!message) return
    clearTimeout(timeout)
    if (message.type !== 'ready') {
      stop()
      handlers.onEnd(message)
      return
    }
    handlers.onStep()
    if (!isReady) handlers.onReady()
    isReady = true
  }

  function stop(): void {
    clearTimeout(timeout)
    window.removeEventListener('message', onMessage)
  }

  window.addEventListener('message', onMessage)
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
