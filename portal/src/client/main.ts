/** The page's first script, without React: everything that a page does before an island is due. */
import { countScreen, startEach, startFooter, startHeader, startPromotions } from '@chowk/shell/behaviour'
import { onPageChange } from '../live-page/page-change.ts'
import { followHistory } from '../live-page/shown-address.ts'
import { applySettings, pagePulse, readPageSettings } from '../page/page-settings.ts'
import { keepWorkerFromSecondPage } from '../service-worker/from-second-page.ts'
import { onceLoaded } from './fetch-ahead.ts'
import { watchIslands } from './islands.ts'
import { unmountIslands } from './roots.ts'
import { startSearch } from './search.ts'
import { listenForSearchKey } from './search-key.ts'
import { whenPageTouched } from './when.ts'

applySettings(readPageSettings(document))

/** What stands around the page's content. Returns how to end it. */
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
  let endShell = () => {}
  startEach([
    () => watchIslands(),
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
        watchIslands(place)
      }),
    followHistory,
    listenForSearchKey,
    () => onceLoaded(keepWorkerFromSecondPage),
    // What only whoever touches the page needs; without a network a page does without it.
    () =>
      whenPageTouched(() => {
        import('../site/once-touched.ts').then(
          each => each.onceTouched(),
          () => {},
        )
      }),
  ])
}

// A task of its own: a page's last lines are parsed and its end is told in the one that runs this script.
setTimeout(startPage)
