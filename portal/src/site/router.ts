/** From a path to its page. Unmatched paths raise 'Page not found' with code 404. */
import type { Locale } from '@chowk/shell'
import findMyWay from 'find-my-way'
import { localeOf } from '../page/locale-path.ts'

export class PageNotFound extends Error {
  readonly code = 404

  constructor() {
    super('Page not found')
  }
}

export interface Match<Target> {
  readonly target: Target
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
  /** The path without its locale prefix. */
  readonly path: string
}

export function createRouter<Target>(routes: Iterable<{ pattern: string; target: Target }>) {
  const router = findMyWay({ maxParamLength: 200 })
  for (const { pattern, target } of routes) router.on('GET', pattern, () => {}, { pattern, target })

  return {
    match(pathname: string): Match<Target> {
      const { locale, path } = localeOf(pathname)
      const found = router.find('GET', path)
      if (!found) throw new PageNotFound()
      const { pattern, target } = found.store as { pattern: string; target: Target }
      return { target, pattern, params: found.params as Record<string, string>, locale, path }
    },
  }
}
