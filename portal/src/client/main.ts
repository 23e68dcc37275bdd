import { enhanceFooter } from '@chowk/shell'
import { onPageChange } from '../live-page/page-change.ts'
import { followHistory } from '../live-page/shown-address.ts'
import { applySettings, pagePulse, readPageSettings } from '../page/page-settings.ts'
import { SiteHeader } from '../site/site-header.island.tsx'
import { hydrateIslands, type IslandsAtHand, unmountIslands } from './hydrate.ts'
import { listenForSearchKey } from './search-key.ts'

// The one island that is built into this file: on every page and awake at once, it costs one request less here and
// compresses better. vite.config.ts makes no file of it, so the server finds none to name.
const atHand: IslandsAtHand = { 'site-header': SiteHeader }

applySettings(readPageSettings(document))
hydrateIslands(atHand)
onPageChange(({ place, change }) => {
  unmountIslands(place)
  change()
  hydrateIslands(atHand, place)
})
followHistory()
listenForSearchKey()

const footer = document.querySelector('footer')
if (footer) enhanceFooter(footer, pagePulse())
