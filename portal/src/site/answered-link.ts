import { currentEnvironment } from '@chowk/shell'

/** A link to another host, or to our own page on the matter as long as that host is a name that nobody can answer. */
export function answeredLink(link: string, ours: string): string {
  const { hostname } = new URL(currentEnvironment().href(link))
  return hostname.endsWith('.example') ? ours : link
}
