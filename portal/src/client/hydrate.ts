/** Brings an island to life, each on its own: one that fails leaves the rest. */
import { type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { jsx } from 'react/jsx-runtime'
import { hydrateRoot } from 'react-dom/client'
import { keepRoot } from './roots.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them, type-checked
export type IslandComponent = FunctionComponent<any>

/** React knows of the island when this returns; the promise is kept when everything inside it listens. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent): Promise<void> {
  const { name = '', props: json = '{}' } = element.dataset
  const props = JSON.parse(json) as object
  const served = [...element.childNodes]
  return new Promise(resolve => {
    const markAlive = () => {
      element.dataset.hydrated = ''
      resolve()
    }
    // As a transition React works in short slices, and a touch is answered between two of them.
    startTransition(() => {
      const root = hydrateRoot(element, jsx(Alive, { markAlive, children: jsx(component, props) }), {
        identifierPrefix: name,
        // React empties a root whose component throws; the HTML the server sent still works, so it goes back.
        onUncaughtError(error) {
          reportError(error)
          queueMicrotask(() => element.replaceChildren(...served))
          markAlive()
        },
        // A page whose words were changed on the way, as by a translator, is rendered anew.
        onRecoverableError() {},
      })
      keepRoot(element, root)
    })
  })
}

/** Says when everything inside it listens: a parent's effects run after those of its children. */
function Alive({ markAlive, children }: { markAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(markAlive, [markAlive])
  return children
}
