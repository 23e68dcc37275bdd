import { openLogin } from '../login/open-login.ts'
import { attachOnce } from '../ui/attach-once.ts'

/** The sign-in control, a link, opens the login modal by whatever presses a button. */
export const attachSignIn = attachOnce(control => {
  function press(event: MouseEvent | KeyboardEvent): void {
    if (!isPress(event, control)) return
    event.preventDefault()
    openLogin(control)
  }
  control.onclick = press
  control.onkeydown = press
  return () => {
    control.onclick = null
    control.onkeydown = null
  }
})

/** With a modifier or another button a link is to open elsewhere, which the browser does best itself. */
function isPress(event: MouseEvent | KeyboardEvent, control: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  return 'key' in event ? event.key === ' ' && control.hasAttribute('aria-haspopup') : event.button === 0
}
