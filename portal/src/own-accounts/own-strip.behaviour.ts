/**
 * Loads the customer's strip into the space that a cached page reserves for it: when the page opens, and when somebody signs
 * in by the modal.
 */
import { currentSession, subscribeToSession } from '@chowk/shell/behaviour'
import { loadDocument } from '../live-page/load-document.ts'

/** Returns a cleanup function. */
export function showStrip(root: HTMLElement, { address }: { readonly address: string }): () => void {
  const strip = root.firstElementChild
  let shownFor: string | undefined
  async function update(): Promise<void> {
    const { status, info } = currentSession()
    const customerId = status === 'signed-in' ? info?.id : undefined
    if (customerId === shownFor) return
    shownFor = customerId
    strip?.replaceChildren()
    if (customerId === undefined) return
    const loaded = await loadDocument(address).catch(() => undefined)
    const main = loaded?.document.getElementById('main')
    if (customerId !== shownFor) return
    const isStrip = loaded && main && loaded.url.pathname + loaded.url.search === address
    strip?.replaceChildren(...(isStrip ? document.adoptNode(main).childNodes : []))
  }
  void update()
  return subscribeToSession(update)
}
