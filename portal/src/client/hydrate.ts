/** Brings an island to life, each on its own: one that fails leaves the rest. */
import { type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { jsx } from 'react/jsx-runtime'
import { hydrateRoot, type Root } from 'react-dom/client'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them, type-checked
export type IslandComponent = FunctionComponent<any>

/** React knows of the island when this returns how to end it; `data-hydrated` says when everything inside it listens. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent, props: object): () => void {
  const served = [...element.childNodes]
  const markAlive = () => {
    element.dataset.hydrated = ''
  }
  let root: Root | undefined
  // As a transition React works in short slices, and a touch is answered between two of them.
  startTransition(() => {
    root = hydrateRoot(element, jsx(Alive, { markAlive, children: jsx(component, props) }), {
      identifierPrefix: element.dataset.name ?? '',
      // React empties a root whose component throws; the HTML the server sent still works, so it goes back.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => element.replaceChildren(...served))
        markAlive()
      },
      // A page whose words were changed on the way, as by a translator, is rendered anew.
      onRecoverableError() {},
    })
  })
  return () => root?.unmount()
}

/** Says when everything inside it listens: a parent's effects run after those of its children. */
function Alive({ markAlive, children }: { markAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(markAlive, [markAlive])
  return children
}
