import { configureEnvironment, configureIcons, enhanceFooter, environment } from '@chowk/shell'
import { configureSprite } from '../icons/icon.tsx'
import { onPageChange } from '../live-page/page-change.ts'
import { followHistory } from '../live-page/shown-address.ts'
import { pagePulse, readPageSettings } from '../page/page-settings.ts'
import { SiteHeader } from '../site/site-header.island.tsx'
import { hydrateIslands, type IslandsAtHand, unmountIslands } from './hydrate.ts'

const settings = readPageSettings(document)
configureEnvironment(environment(settings.environment, { hosts: settings.hosts, origin: settings.origin }))
configureIcons(settings.icons)
configureSprite(settings.icons)
// On every page and at once: in the same file it costs one request less and compresses better.
const atHand: IslandsAtHand = { 'site-header': SiteHeader }
hydrateIslands(atHand)
onPageChange(({ place, change }) => {
  unmountIslands(place)
  change()
  hydrateIslands(atHand, place)
})
followHistory()

const footer = document.querySelector('footer')
if (footer) enhanceFooter(footer, pagePulse())
