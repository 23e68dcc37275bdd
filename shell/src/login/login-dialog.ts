/**
 * The dialog around the login page. Small, and without React: it stands before whoever presses 'Sign In' at once, and says
 * what it waits for.
 */
import { styledPlace } from '../page/shadow.ts'
import { element } from '../ui/element.ts'
import { showAtOnce } from '../ui/show-at-once.ts'
import { leaveForLogin } from './leave-for-login.ts'
import styles from './login-modal.module.css'
import type { LoginPlace } from './login-urls.ts'
import { loginWords } from './login-words.ts'
import { soonOrNever } from './soon-or-never.ts'

let shown: HTMLDialogElement | undefined

/** Where one is open, it is the answer. */
export function openLoginDialog(place: LoginPlace): void {
  if (shown?.isConnected) return
  const dialog = loginDialog(place)
  shown = dialog
  styledPlace().append(dialog)
  const isModal = showAtOnce(dialog)
  const goOn = () => {
    soonOrNever(import('./login-frame.ts')).then(
      async frame => {
        await isModal
        frame.showLoginFrame(dialog, place)
      },
      () => {
        dialog.remove()
        void leaveForLogin(place)
      },
    )
  }
  // A frame would be silent for as long as it is waited for, and its code may not come.
  if (navigator.onLine) goOn()
  else window.addEventListener('online', () => dialog.open && goOn(), { once: true })
}

function loginDialog({ isMobile = false, locale = 'en' }: LoginPlace): HTMLDialogElement {
  const { dialog: ariaLabel, close, waiting, offline } = loginWords[locale]
  const dialog = element('dialog', { className: styles.dialog, ariaLabel })
  dialog.dataset.layout = isMobile ? 'mobile' : 'desktop'
  const button = element('button', { type: 'button', className: styles.close, ariaLabel: close })
  const bar = element('div', { className: styles.bar })
  bar.append(button)
  const inside = element('div', { className: styles.place })
  inside.dataset.ready = 'false'
  const textContent = navigator.onLine ? waiting : offline
  inside.append(element('p', { className: styles.waiting, role: 'status', textContent }))
  dialog.append(bar, inside)
  button.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  return dialog
}
