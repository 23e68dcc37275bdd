/**
 * A step of the login page whose answer never came leaves the browser's own error page in the frame. Every page of ours
 * says that it is ready, before or soon after it has loaded; one that does not is lost, and is asked for anew.
 */
import { LOGIN_READY_TIMEOUT_MS } from '../config/constants.ts'

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
