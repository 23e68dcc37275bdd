/**
 * The shape (signed in or out, never a name) painted before the session check answers. The page's head runs this
 * script inline; the session store later sets the same attribute to what is true.
 */
import { SESSION_STORAGE_KEY } from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'

export const sessionHintScript = `(function(s){try{var v=JSON.parse(localStorage.getItem("${SESSION_STORAGE_KEY}"));s=v&&v.user&&v.user.id?"in":"out"}catch(e){}document.documentElement.dataset.session=s})("out")`

type SessionShape = 'in' | 'out'

export function paintShape(shape: SessionShape): void {
  document.documentElement.dataset.session = shape
}

export function hintedShape(): SessionShape {
  return readSessionValue() ? 'in' : 'out'
}
