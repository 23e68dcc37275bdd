import { focusedBeside } from '../page/shadow.ts'

/**
 * Shows a dialog in the next frame. A modal one makes all behind it inert, for which a browser styles the whole page
 * anew; so it opens as a popover, over the same page and just as large, and is modal once it was painted. Resolves with
 * whether it is: it may have been closed before.
 */
export async function showAtOnce(dialog: HTMLDialogElement): Promise<boolean> {
  const { popover } = dialog
  if ('showPopover' in dialog) {
    const opener = focusedBeside(dialog)
    dialog.popover = 'manual'
    dialog.showPopover()
    await painted()
    if (!dialog.matches(':popover-open')) return false
    // A modal dialog gives the focus back to whatever had it.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    // Hides it. The next line shows it again before anything is styled, as a call for the focus would: it would fade in anew.
    dialog.removeAttribute('popover')
  }
  if (dialog.isConnected) dialog.showModal()
  if (popover) dialog.popover = popover
  return true
}

const painted = () =>
  new Promise<void>(resolve => {
    // A task after an animation frame runs when that frame was painted.
    requestAnimationFrame(() => setTimeout(resolve))
  })
