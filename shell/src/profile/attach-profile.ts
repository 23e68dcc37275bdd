import { sourceOf } from '../page/shadow.ts'
import { startEach } from '../page/start-each.ts'
import { logout } from '../session/logout.ts'
import { attachSheet, sheetIds } from '../ui/attach-sheet.ts'
import { attachFlyout, type FlyoutOptions } from './flyout.ts'
import { showCustomer } from './show-customer.ts'

/** Who is signed in, the sheet with what is theirs, and the way out. */
export function attachProfile(root: HTMLElement, options: () => FlyoutOptions): () => void {
  return startEach([
    () => showCustomer(root),
    () => attachProfileSheet(root, options),
    () => attachSignOut(root),
  ])
}

function attachProfileSheet(root: HTMLElement, options: () => FlyoutOptions): () => void {
  const place = root.querySelector<HTMLElement>('[data-flyout]')
  const flyout = place && attachFlyout(place, options)
  const detach = attachSheet(root, sheetIds.profile, {
    onOpen: () => flyout?.load(),
    desktopCounterpart: () => root.querySelector<HTMLElement>('header div[data-disclosure] > button'),
  })
  return () => {
    detach()
    flyout?.end()
  }
}

function attachSignOut(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (sourceOf(event)?.closest('[data-sign-out]')) void logout()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
