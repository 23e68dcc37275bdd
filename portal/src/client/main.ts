/** The page's first script, without React: everything that a page does before an island is due. */
import { countScreen, startEach, startFooter, startHeader, startPromotions } from '@chowk/shell/behaviour'
import { followHistory, onPageChange } from '../live-page/page-change.ts'
import { applySettings, pagePulse, readPageSettings } from '../page/page-settings.ts'
import { listenForSearchKey } from '../search/search-key.ts'
import { keepWorkerFromSecondPage } from '../service-worker/from-second-page.ts'
import { endIslands, watchIslands } from './islands.ts'
import { startSearch } from './search.ts'
import { onceLoaded, whenPageTouched } from './when.ts'

applySettings(readPageSettings(document))

/** Header and footer. Returns a function that ends them. */
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
        endIslands(place)
        if (isWhole) endShell()
        change()
        if (isWhole) endShell = startShell()
        watchIslands(place)
      }),
    followHistory,
    listenForSearchKey,
    () => onceLoaded(keepWorkerFromSecondPage),
    // Needed after the first interaction; without a network the page works without it.
    () =>
      whenPageTouched(() => {
        import('../site/once-touched.ts').then(
          each => each.onceTouched(),
          () => {},
        )
      }),
  ])
}

// A separate task: the one that runs this script also parses the page's last lines and fires DOMContentLoaded.
setTimeout(startPage)
