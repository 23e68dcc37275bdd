import { currentEnvironment } from '@chowk/shell'

/** The link, or our own page on the subject while the link’s host is a placeholder (`.example`). */
export function reachableLink(link: string, ours: string): string {
  const { hostname } = new URL(currentEnvironment().href(link))
  return hostname.endsWith('.example') ? ours : link
}
