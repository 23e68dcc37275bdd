import { type Hub, type HubId, hubs } from '@chowk/catalog'

export function hubOf(id: HubId): Hub {
  const hub = hubs.find(candidate => candidate.id === id)
  if (!hub) throw new Error(`The catalogue has no hub "${id}": its page cannot be shown.`)
  return hub
}
