/** What wakes the islands: React, and the header (see sleeping-header.ts). */
export { SiteHeader as Header } from '../site/site-header.island.tsx'
export { hydrateIsland } from './hydrate.ts'
