/** The page's first script, without React: everything that a page does before anybody touches it. */
import { enhanceFooter, enhancePromotions } from '@chowk/shell'
import { onPageChange } from '../live-page/page-change.ts'
import { followHistory } from '../live-page/shown-address.ts'
import { applySettings, pagePulse, readPageSettings } from '../page/page-settings.ts'
import { keepWorkerFromSecondPage } from '../service-worker/from-second-page.ts'
import { fetchAhead, onceLoaded } from './fetch-ahead.ts'
import { watchIslands } from './islands.ts'
import { unmountIslands } from './roots.ts'
import { listenForSearchKey } from './search-key.ts'

const settings = readPageSettings(document)
applySettings(settings)
// A task of its own: a page's last lines are parsed and its end is told in the one that runs this script.
setTimeout(() => {
  watchIslands()
  onPageChange(({ place, change }) => {
    unmountIslands(place)
    change()
    watchIslands(place)
  })
  followHistory()
  listenForSearchKey()
  enhancePromotions(document, pagePulse())

  const footer = document.querySelector('footer')
  if (footer) enhanceFooter(footer, pagePulse())

  onceLoaded(() => {
    if (document.querySelector('chowk-island')) fetchAhead(settings.later)
    keepWorkerFromSecondPage()
  })
})
