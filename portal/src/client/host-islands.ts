/** What wakes the header of a host's page: React, and the header (see sleeping-header.ts). */
export { HostHeader as Header } from '../fragments/host-header.island.tsx'
export { hydrateIsland } from './hydrate.ts'
