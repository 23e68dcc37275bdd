/** Buttons for what only a script can do: without one, or on a device that cannot, they are not there. */
import { reveal } from '../live-page/page-change.ts'

function shownButton(root: HTMLElement): HTMLButtonElement | null {
  reveal(root)
  return root.querySelector('button')
}

/** Opens the browser's own print dialogue; without a script the page says how to reach it. */
export function startPrinting(root: HTMLElement): void {
  shownButton(root)?.addEventListener('click', () => window.print())
}

/** Puts a number where it can be pasted; without a script it can be marked by hand. */
export function startCopying(root: HTMLElement, { text, done }: { text: string; done: string }): void {
  const button = navigator.clipboard && shownButton(root)
  const label = button?.textContent ?? ''
  button?.addEventListener('click', async () => {
    button.textContent = await navigator.clipboard.writeText(text).then(
      () => done,
      () => label,
    )
  })
}

/** Tells others what was paid, by whatever the device shares with. */
export function startSharing(root: HTMLElement, { text }: { text: string }): void {
  if (!('share' in navigator)) return
  // The customer or the device cancelled the share, so there is nothing to report.
  shownButton(root)?.addEventListener('click', () => navigator.share({ text }).catch(() => undefined))
}
