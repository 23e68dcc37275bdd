/**
 * A step of the login page whose answer never came leaves the browser's own error page in the frame. Every page of ours
 * says that it is ready, before or soon after it has loaded; one that does not is lost, and is asked for anew.
 */
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'

export interface FrameWatch {
  readonly onReady: () => void
  readonly onLoad: () => void
  readonly stop: () => void
}

export function watchFrame(onLost: () => void): FrameWatch {
  let isAnnounced = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  return {
    onReady() {
      if (waiting === undefined) isAnnounced = true
      stop()
    },
    onLoad() {
      stop()
      if (isAnnounced) isAnnounced = false
      else
        waiting = setTimeout(() => {
          waiting = undefined
          onLost()
        }, LOGIN_READY_TIMEOUT_MS)
    },
    stop,
  }
}
