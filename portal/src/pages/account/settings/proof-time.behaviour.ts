/** Puts off the end of a proof in the page, so that what was typed stays. */
import { announce } from '@chowk/shell/behaviour'
import { focusHeading } from '../../../live-page/focus-heading.ts'
import { loadDocument } from '../../../live-page/load-document.ts'
import { announceChange } from '../../../live-page/page-change.ts'

type ProofTimeProps = {
  /** Where the proof is given, and put off. */
  readonly action: string
  readonly csrfToken: string
  readonly failed: string
}

export function extendProof(root: HTMLElement, { action, csrfToken, failed }: ProofTimeProps): void {
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
    // Too late: where it leads says so, and asks for the proof again.
    if (!fresh) return location.assign(action)
    announceChange(root, () => root.replaceChildren(...document.adoptNode(fresh).childNodes))
    announce(root.querySelector('p')?.textContent ?? '')
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    else focusHeading()
  })
}
