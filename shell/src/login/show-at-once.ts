import { focusedBeside } from '../page/shadow.ts'

/**
 * Shows a dialog in the next frame. A modal one makes all behind it inert, for which a browser styles the whole page
 * anew; so it opens as a popover, over the same page and just as large, and is modal once it was painted.
 */
export async function showAtOnce(dialog: HTMLDialogElement): Promise<void> {
  if ('showPopover' in dialog) {
    const opener = focusedBeside(dialog)
    dialog.popover = 'manual'
    dialog.showPopover()
    await painted()
    // Taking the attribute away hides it, and the next line shows it again before anything is painted.
    dialog.removeAttribute('popover')
    // A modal dialog gives the focus back to whatever had it.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  if (dialog.isConnected) dialog.showModal()
}

const painted = () =>
  new Promise<void>(resolve => {
    // A task after an animation frame runs when that frame was painted.
    requestAnimationFrame(() => setTimeout(resolve))
  })
