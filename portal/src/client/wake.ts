/** Brings the header and the footer of a host's page to life, each inside its own shadow root. */
import { configureEnvironment, enhanceFooter, environment, type Hosts } from '@chowk/shell'
import { HostHeader } from '../fragments/host-header.island.tsx'
import { hydrateIsland } from './hydrate.ts'

export function wake(host: HTMLElement): void {
  const { shadowRoot, dataset } = host
  if (!shadowRoot || dataset.awake !== undefined) return
  dataset.awake = ''
  const hosts = JSON.parse(dataset.hosts ?? '{}') as Partial<Hosts>
  configureEnvironment(environment(dataset.environment, { hosts, isVertical: true }))
  const header = shadowRoot.querySelector<HTMLElement>('chowk-island')
  if (header) hydrateIsland(header, HostHeader)
  const footer = shadowRoot.querySelector('footer')
  if (footer) enhanceFooter(footer)
}
