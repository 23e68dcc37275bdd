/**
 * The customer's own strip on a page whose HTML is the same for everybody: it comes into reserved space, on a page that is
 * opened as on one over which somebody signs in.
 */
import { currentSession, subscribeToSession } from '@chowk/shell/behaviour'
import { loadDocument } from '../live-page/load-document.ts'

/** Returns how to end it. */
export function showStrip(root: HTMLElement, { address }: { readonly address: string }): () => void {
  const strip = root.firstElementChild
  let shownFor: string | undefined
  async function look(): Promise<void> {
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
  void look()
  return subscribeToSession(look)
}
