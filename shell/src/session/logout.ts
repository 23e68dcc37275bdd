import { requestLogout } from '../calls/customer-calls.ts'
import * as paths from '../calls/paths.ts'
import { allowedDestination, currentEnvironment } from '../environment/environment.ts'
import { announceLogout } from '../page/events.ts'
import { navigation } from '../page/navigation.ts'
import { showSignedOut } from './identify.ts'
import { markSignedOut, removeSignedOutMarker } from './signed-out-marker.ts'

let underWay: Promise<void> | undefined

/** Signs out in every tab and leaves for the page the server names, or the home page. */
export function logout(): Promise<void> {
  underWay ??= signOut().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function signOut(): Promise<void> {
  markSignedOut()
  const frame = openHiddenFrame()
  const call = requestLogout()
  // Not before the call: the frame's answer replaces the cookies by which the call proves where it comes from.
  frame.src = currentEnvironment().url(paths.oauthLogout)
  showSignedOut()

  let destination: string | undefined
  try {
    const { url } = await call
    removeSignedOutMarker()
    destination = url && allowedDestination(url)
  } catch {
    // Signed out here all the same: the marker stays, and the next page calls the server again.
  }
  frame.remove()
  announceLogout()
  navigation.go(destination ?? currentEnvironment().url('/'))
}

function openHiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // By this the portal knows a vertical, whatever the page's own policy.
  frame.referrerPolicy = 'origin'
  document.body.append(frame)
  return frame
}
