/** The page's first script, without React: it starts behaviour that needs no island, and each island when it is due. */
import {
  countScreen,
  painted,
  startEach,
  startFooter,
  startHeader,
  startPromotions,
} from '@chowk/shell/behaviour'
import { followHistory, onPageChange } from '../live-page/page-change.ts'
import { applySettings, pagePulse, readPageSettings } from '../page/page-settings.ts'
import { savesData } from '../page/save-data.ts'
import { listenForSearchKey } from '../search/search-key.ts'
import type { IslandComponent } from './hydrate.ts'
import { runOnceLoaded, runWhenDue, runWhenPageUsed } from './start-when.ts'

/** Starts the header and the footer. Returns a function that stops them. */
function startShell(): () => void {
  const header = document.querySelector<HTMLElement>('[data-chowk=header]')
  const footer = document.querySelector('footer')
  const options = () => ({ locale: readPageSettings(document).locale, pulse: pagePulse() })
  return startEach([
    () => header && countScreen(pagePulse()),
    () => header && startHeader(header, options),
    () => header && startSearch(header),
    () => footer && startFooter(footer, pagePulse),
  ])
}

function startPage(): void {
  applySettings(readPageSettings(document))
  let endShell = () => {}
  startEach([
    () => scheduleIslands(),
    () => {
      endShell = startShell()
    },
    () => startPromotions(document, pagePulse()),
    () =>
      onPageChange(({ place, change }) => {
        const isWhole = place === document.body
        unmountIslands(place)
        if (isWhole) endShell()
        change()
        if (isWhole) endShell = startShell()
        scheduleIslands(place)
      }),
    followHistory,
    listenForSearchKey,
    () => runOnceLoaded(registerWorkerFromSecondPage),
    // Needed after the first interaction; without a network the page works without it.
    () =>
      runWhenPageUsed(() => {
        import('./first-interaction.ts').then(
          each => each.startDeferredWork(),
          () => {},
        )
      }),
  ])
}

// biome-ignore lint/suspicious/noConfusingVoidType: most behaviours have nothing to stop
type Start = (root: HTMLElement, props: object) => (() => void) | undefined | void

const unmounts = new WeakMap<Element, () => void>()

function scheduleIslands(place: ParentNode = document): void {
  for (const element of place.querySelectorAll<HTMLElement>('chowk-island'))
    runWhenDue(element, () => mountIsland(element).catch(reportError))
}

/** Unmounts the islands in a part of the page that is about to be removed. */
function unmountIslands(place: ParentNode): void {
  for (const element of place.querySelectorAll('chowk-island')) unmounts.get(element)?.()
}

/** React, which comes with the first island, and the island's own code are requested together. */
async function mountIsland(element: HTMLElement): Promise<void> {
  const { code = '', start: name, props = '{}' } = element.dataset
  const [exports, react] = await Promise.all([
    import(/* @vite-ignore */ code) as Promise<Record<string, unknown>>,
    name ? undefined : import('./hydrate.ts'),
  ])
  // The page may have changed meanwhile.
  if (!element.isConnected) return
  const given = JSON.parse(props) as object
  const unmount = react
    ? react.hydrateIsland(element, Object.values(exports)[0] as IslandComponent, given)
    : (exports[name ?? ''] as Start)(element, given)
  if (!react) element.dataset.hydrated = ''
  if (unmount) unmounts.set(element, unmount)
}

/** Loads the suggestions after the first focus was painted, since few visitors search. Returns a function that stops them. */
function startSearch(root: ParentNode): () => void {
  const box = root.querySelector<HTMLElement>('[data-search]')
  const started = new AbortController()
  const { signal } = started
  function begin(): void {
    const code = painted().then(() => import('../search/suggestions.ts'))
    code.then(
      ({ startSuggestions }) => box && startSuggestions(box, signal),
      // Without suggestions the form leads to the page of results; the next focus tries again.
      () => box?.addEventListener('focusin', begin, { once: true, signal }),
    )
  }
  box?.addEventListener('focusin', begin, { once: true, signal })
  return () => started.abort()
}

/** A visitor of a second page is likely to follow more links, and may lose the network. A first visit pays nothing for it. */
function registerWorkerFromSecondPage(): void {
  const isSecond = document.referrer.startsWith(`${location.origin}/`)
  if (!isSecond || savesData()) return
  import('../service-worker/register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    // The network was lost before: the next page tries again.
    () => undefined,
  )
}

// The script comes after the first paint, which may precede the document's end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage)
else startPage()
