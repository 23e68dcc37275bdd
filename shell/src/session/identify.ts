/** Fetches who the customer is, and updates the page by the answer. */
import { checkSession, requestLogout, type SessionAnswer } from '../calls/customer-calls.ts'
import {
  readSessionValue,
  type SessionInfo,
  type SessionValue,
  storeSessionValue,
} from '../customer/session-value.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { paintShape } from './hint.ts'
import { currentSession, setSession, signedOutSession, unknownSession } from './session-store.ts'
import { isMarkedSignedOut, markSignedOut, removeSignedOutMarker } from './signed-out-marker.ts'
import { refreshWallet } from './wallet.ts'

let turn = 0

/** `verifiedSession` is the session that a login page has just sent: it is used if the check fails. */
export async function checkCustomer(verifiedSession?: SessionValue): Promise<void> {
  turn += 1
  const ours = turn
  // Read before the check, whose answer may renew the CSRF token that the marker stores; a vertical has the token by
  // then.
  const hasLeft = currentEnvironment().isVertical ? undefined : isMarkedSignedOut()
  const answer = await checkSession()
  const isSuperseded = ours !== turn
  if (isSuperseded) return
  if (answer.isLogin === undefined && verifiedSession)
    showSignedIn({ id: verifiedSession.user.id }, verifiedSession.sso_token_enc)
  else follow(answer, hasLeft ?? isMarkedSignedOut())
}

/** Forgets the customer on this page until the next check; answers still under way are dropped. */
export function forgetSession(): void {
  turn += 1
  setSession(unknownSession)
}

/** Signs out on this page at once; the answer of a check still under way is ignored. */
export function showSignedOut(): void {
  turn += 1
  storeSessionValue(undefined)
  setSession(signedOutSession)
}

/** The login modal brought a session. */
export function acceptSession(value: SessionValue): Promise<void> {
  removeSignedOutMarker()
  storeSessionValue(value)
  forgetSession()
  return checkCustomer(value)
}

function follow(answer: SessionAnswer, hasLeft: boolean): void {
  if (answer.isLogin === undefined) {
    showUnanswered()
  } else if (answer.isLogin && hasLeft) {
    showSignedOut()
    retryLogout()
  } else {
    removeSignedOutMarker()
    if (answer.isLogin) showSignedIn(answer.info, answer.sso_token_enc)
    else showSignedOut()
  }
}

function showSignedIn(info: SessionInfo, freshToken: string | undefined): void {
  const { info: known, wallet } = currentSession()
  const stored = readSessionValue()
  const token = freshToken ?? (stored?.user.id === info.id ? stored.sso_token_enc : undefined)
  storeSessionValue({ user: { id: info.id }, sso_token_enc: token })
  setSession({ status: 'signed-in', info, wallet: known?.id === info.id ? wallet : { state: 'loading' } })
  void refreshWallet()
}

/** The status is unknown, so nothing is cleared; but the visitor gets the sign-in control instead of an empty shape. */
function showUnanswered(): void {
  if (currentSession().status === 'unknown') paintShape('out')
}

/** The sign-out did not reach the server: repeats it, and hides the customer until it is answered. */
function retryLogout(): void {
  requestLogout().then(removeSignedOutMarker, markSignedOut)
}
