import { requestLogout } from '../calls/customer-calls.ts'
import * as paths from '../calls/paths.ts'
import { allowedDestination, currentEnvironment } from '../environment/environment.ts'
import { announceLogout } from '../page/events.ts'
import { navigation } from '../page/navigation.ts'
import { showSignedOut } from './identify.ts'
import { markSignedOut, removeSignedOutMarker } from './signed-out-marker.ts'

let underWay: Promise<void> | undefined

/** Signs out in every tab and goes to the page that the server names, or the home page. */
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
  // Only after the call: the frame's answer replaces the cookies that authorise the call.
  frame.src = currentEnvironment().url(paths.oauthLogout)
  showSignedOut()

  let destination: string | undefined
  try {
    const { url } = await call
    removeSignedOutMarker()
    destination = url && allowedDestination(url)
  } catch {
    // The page is signed out anyway: the marker stays, and the next page repeats the call.
  }
  frame.remove()
  if (announceLogout()) navigation.go(destination ?? currentEnvironment().url('/'))
}

function openHiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // The portal recognises a vertical by this, whatever referrer policy the page has.
  frame.referrerPolicy = 'origin'
  document.body.append(frame)
  return frame
}
