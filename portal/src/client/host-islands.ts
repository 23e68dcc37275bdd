/** What wakes the header of a host's page: React, and the header itself. In one file, which comes when it is needed. */
export { HostHeader as Header } from '../fragments/host-header.island.tsx'
export { hydrateIsland } from './hydrate.ts'
