/**
 * The shape (signed in or out, never a name) painted before the session check answers. The page's head runs this
 * script inline; the session store later sets the same attribute to what is true. `data-opened` stays as it was: what
 * takes room only for customers has it from the start or not at all, so that nothing moves.
 */
import { SESSION_STORAGE_KEY } from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'
import { markPage } from '../page/shadow.ts'

export const sessionHintScript = `(function(s){try{var v=JSON.parse(localStorage.getItem("${SESSION_STORAGE_KEY}"));s=v&&v.user&&v.user.id?"in":"out"}catch(e){}var d=document.documentElement.dataset;d.session=d.opened=s})("out")`

/** The same inside the shadow root that holds the header. */
export const sessionHintInShadowScript = `${sessionHintScript};document.querySelector("chowk-header").dataset.session=document.documentElement.dataset.session`

type SessionShape = 'in' | 'out'

export function paintShape(shape: SessionShape): void {
  markPage('session', shape)
}

export function hintedShape(): SessionShape {
  return readSessionValue() ? 'in' : 'out'
}
