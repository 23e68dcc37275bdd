/**
 * The shape (signed in or out, never a name) painted before the session check answers. The page's head runs this
 * script inline; the session store later sets the same attribute to what is true.
 */
import { SESSION_STORAGE_KEY } from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'
import { markPage } from '../page/shadow.ts'

/** Missing or unreadable storage throws: the visitor is then not recognised. */
export const sessionHintScript = `(function(s){try{if(JSON.parse(localStorage.getItem("${SESSION_STORAGE_KEY}")).user.id)s="in"}catch(e){}document.documentElement.dataset.session=s})("out")`

/** The same inside the shadow root that holds the header. */
export const sessionHintInShadowScript = `${sessionHintScript};document.querySelector("chowk-header").dataset.session=document.documentElement.dataset.session`

type SessionShape = 'in' | 'out'

export function paintShape(shape: SessionShape): void {
  markPage('session', shape)
}

export function hintedShape(): SessionShape {
  return readSessionValue() ? 'in' : 'out'
}
