import { painted } from '../page/painted.ts'
import { focusedInRootOf, markPage } from '../page/shadow.ts'
import './scroll-lock.css'

/**
 * Shows a dialog in the next frame. A modal dialog makes everything behind it inert, for which a browser restyles the
 * whole page; so it opens as a popover, over the same page and of the same size, and becomes modal once it has been
 * painted. Resolves to false if it was closed before it became modal. The page behind a modal dialog does not scroll.
 */
export async function showModal(dialog: HTMLDialogElement): Promise<boolean> {
  const { popover } = dialog
  if ('showPopover' in dialog) {
    const opener = focusedInRootOf(dialog)
    dialog.popover = 'manual'
    dialog.showPopover()
    await painted()
    if (!dialog.matches(':popover-open')) return false
    // A modal dialog returns the focus to the element that had it.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    // Removing the attribute hides the dialog, and `showModal` shows it again. A call of `focus` between them would
    // compute styles, and the dialog would fade in a second time.
    dialog.removeAttribute('popover')
  }
  if (dialog.isConnected) dialog.showModal()
  if (popover) dialog.popover = popover
  lockScroll(dialog)
  return true
}

/**
 * Hides a modal dialog at once, and closes it after the next paint: a browser then restyles the whole page, which is no longer
 * inert.
 */
export async function closeModal(dialog: HTMLDialogElement): Promise<void> {
  Object.assign(dialog.style, { opacity: '0', transition: 'none' })
  await painted()
  dialog.removeAttribute('style')
  dialog.close()
}

let openDialogs = 0

/** Stops the page from scrolling until the last open dialog closes. */
function lockScroll(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  // Without its gutter a classic scrollbar would disappear, and the page would become wider.
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
  if (openDialogs === 0) markPage('chowkLocked', hasScrollbar ? 'gutter' : '')
  openDialogs += 1
  dialog.addEventListener(
    'close',
    () => {
      openDialogs -= 1
      if (openDialogs === 0) markPage('chowkLocked', undefined)
    },
    { once: true },
  )
}
