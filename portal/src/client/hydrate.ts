/** Brings the page's islands to life, each when it asked to be, and each on its own: one that fails leaves the rest. */
import { createElement, type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { whenDue } from './when.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; the server wrote them, type-checked
type IslandComponent = FunctionComponent<any>
/** By name: the islands whose code came with the page. The others say where theirs is. */
export type IslandsAtHand = Readonly<Record<string, IslandComponent>>

const roots = new WeakMap<Element, Root>()

export function hydrateIslands(atHand: IslandsAtHand, root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('chowk-island'))
    whenDue(element, () => hydrateIsland(element, atHand).catch(reportError))
}

/** Ends the islands of a part of the page that is about to go, and what they listen to. */
export function unmountIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll('chowk-island')) roots.get(element)?.unmount()
}

async function hydrateIsland(element: HTMLElement, atHand: IslandsAtHand): Promise<void> {
  const { name = '', code, props: json = '{}' } = element.dataset
  const component = code ? await fetchIsland(code) : atHand[name]
  // The page may have changed while the code was on its way.
  if (!component || !element.isConnected) return
  const props = JSON.parse(json) as object
  const served = [...element.childNodes]
  const kept = [...element.querySelectorAll(keptParts)]
  const markAlive = () => {
    element.dataset.hydrated = ''
  }
  // As a transition React works in short slices, and a touch is answered between two of them.
  startTransition(() => {
    const root = hydrateRoot(element, createElement(Alive, { markAlive }, createElement(component, props)), {
      identifierPrefix: name,
      // A page whose words were changed on the way, as by a translator, is rendered anew, without what only the server had.
      onRecoverableError: () => queueMicrotask(() => bringBack(element, kept)),
      // React empties a root whose component throws; the HTML the server sent still works, so it goes back.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => element.replaceChildren(...served))
        markAlive()
      },
    })
    roots.set(element, root)
  })
}

const keptParts = '[data-kept]'

function bringBack(element: Element, kept: readonly Element[]): void {
  for (const [place, fresh] of element.querySelectorAll(keptParts).entries())
    if (!fresh.hasChildNodes()) fresh.append(...(kept[place]?.childNodes ?? []))
}

async function fetchIsland(code: string): Promise<IslandComponent | undefined> {
  const exports = (await import(/* @vite-ignore */ code)) as Record<string, IslandComponent>
  return Object.values(exports)[0]
}

/** Says when everything inside it listens: a parent's effects run after those of its children. */
function Alive({ markAlive, children }: { markAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(markAlive, [markAlive])
  return children
}
