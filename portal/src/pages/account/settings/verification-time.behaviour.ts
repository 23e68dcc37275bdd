/** Extends a step-up verification without leaving the page, so that input stays. */
import { announce } from '@chowk/shell/behaviour'
import { loadDocument } from '../../../live-page/load-document.ts'
import { focusHeading, replaceContent } from '../../../live-page/page-change.ts'

type VerificationTimeProps = {
  /** The page that verifies and extends. */
  readonly action: string
  readonly csrfToken: string
  readonly failed: string
}

export function extendVerification(root: HTMLElement, { action, csrfToken, failed }: VerificationTimeProps) {
  let before: EventTarget | null = null
  root.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget ?? before
  })
  root.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const form = new URLSearchParams({ _csrf: csrfToken, do: 'extend' })
    const answer = await loadDocument(action, form).catch(() => undefined)
    if (!answer) return announce(failed)
    const fresh = answer.document.querySelector(`[data-start=${root.dataset.start}]`)
    // It has expired: that page says so and verifies again.
    if (!fresh) return location.assign(action)
    replaceContent(root, fresh)
    announce(root.querySelector('p')?.textContent ?? '')
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    else focusHeading()
  })
}
