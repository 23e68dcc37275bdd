/** Hydrates an island as a React root of its own, so that one that fails leaves the rest. */
import { type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { jsx } from 'react/jsx-runtime'
import { hydrateRoot, type Root } from 'react-dom/client'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them, type-checked
export type IslandComponent = FunctionComponent<any>

/** Returns a function that unmounts it. The element has `data-hydrated` once everything inside it listens. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent, props: object): () => void {
  const served = [...element.childNodes]
  const markHydrated = () => {
    element.dataset.hydrated = ''
  }
  let root: Root | undefined
  // A transition works in short slices, so that an interaction is answered between two of them.
  startTransition(() => {
    root = hydrateRoot(element, jsx(Hydrated, { markHydrated, children: jsx(component, props) }), {
      identifierPrefix: element.dataset.name ?? '',
      // React empties a root whose component throws; the server's HTML still works, so it is put back.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => element.replaceChildren(...served))
        markHydrated()
      },
      // React renders the page again when its text was changed, for example by a translator.
      onRecoverableError() {},
    })
  })
  return () => root?.unmount()
}

/** A parent's effects run after those of its children. */
function Hydrated({ markHydrated, children }: { markHydrated: () => void; children?: ReactNode }): ReactNode {
  useEffect(markHydrated, [markHydrated])
  return children
}
