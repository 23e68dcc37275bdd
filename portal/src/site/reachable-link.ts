import { currentEnvironment } from '@chowk/shell'

/** A link to another host, or to our own page on the subject as long as that host does not exist. */
export function reachableLink(link: string, ours: string): string {
  const { hostname } = new URL(currentEnvironment().href(link))
  return hostname.endsWith('.example') ? ours : link
}
