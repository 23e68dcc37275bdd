/** What wakes the islands: React, and the one island that is on nearly every page. In one file, which comes when it is needed. */
export { SiteHeader as Header } from '../site/site-header.island.tsx'
export { hydrateIsland } from './hydrate.ts'
