/** Buttons that need JavaScript: without it, or on a device that lacks the feature, they are hidden. */
import { revealTemplate } from '../live-page/page-change.ts'

function shownButton(root: HTMLElement): HTMLButtonElement | null {
  revealTemplate(root)
  return root.querySelector('button')
}

/** Opens the browser's print dialogue; without JavaScript the page explains how to open it. */
export function startPrinting(root: HTMLElement): void {
  shownButton(root)?.addEventListener('click', () => window.print())
}

/** Copies a number to the clipboard; without JavaScript it can be selected. */
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

/** Shares a text about the payment through the device's share sheet. */
export function startSharing(root: HTMLElement, { text }: { text: string }): void {
  if (!('share' in navigator)) return
  // The customer or the device cancelled the share, so there is nothing to report.
  shownButton(root)?.addEventListener('click', () => navigator.share({ text }).catch(() => undefined))
}
