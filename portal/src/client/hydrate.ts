/** Brings an island to life, each on its own: one that fails leaves the rest. */
import { createElement, type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepRoot } from './roots.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them, type-checked
export type IslandComponent = FunctionComponent<any>

/** React knows of the island when this returns; the promise is kept when everything inside it listens. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent): Promise<void> {
  const { name = '', props: json = '{}' } = element.dataset
  const props = JSON.parse(json) as object
  const served = [...element.childNodes]
  const kept = [...element.querySelectorAll(keptParts)]
  const hydration = new AbortController()
  for (const name of toldAgain)
    element.addEventListener(name, keepTarget, { capture: true, signal: hydration.signal })
  return new Promise(resolve => {
    const markAlive = () => {
      hydration.abort()
      element.dataset.hydrated = ''
      resolve()
    }
    // As a transition React works in short slices, and a touch is answered between two of them.
    startTransition(() => {
      const root = hydrateRoot(
        element,
        createElement(Alive, { markAlive }, createElement(component, props)),
        {
          identifierPrefix: name,
          // A page whose words were changed on the way, as by a translator, is rendered anew, without what only the server had.
          onRecoverableError: () => queueMicrotask(() => bringBack(element, kept)),
          // React empties a root whose component throws; the HTML the server sent still works, so it goes back.
          onUncaughtError(error) {
            reportError(error)
            queueMicrotask(() => element.replaceChildren(...served))
            markAlive()
          },
        },
      )
      keepRoot(element, root)
    })
  })
}

/** What React hears while it hydrates it tells again afterwards, to the target that the event still has. */
const toldAgain = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture']

/** An event that does not leave a shadow tree, as of a pointer from one link to the next, has none by then. */
function keepTarget(event: Event): void {
  if (!event.composedPath().includes(document))
    Object.defineProperty(event, 'target', { value: event.target })
}

/** A kept part within another comes with it. */
const keptParts = '[data-kept]:not([data-kept] *)'

function bringBack(element: Element, kept: readonly Element[]): void {
  for (const [place, fresh] of element.querySelectorAll(keptParts).entries())
    if (!fresh.hasChildNodes()) fresh.append(...(kept[place]?.childNodes ?? []))
}

/** Says when everything inside it listens: a parent's effects run after those of its children. */
function Alive({ markAlive, children }: { markAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(markAlive, [markAlive])
  return children
}
