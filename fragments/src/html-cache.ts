export interface ServerHtmlProps {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Global, because a bundler makes two modules of this file: one for server components and one for client components. */
const place = Symbol.for('chowk.fragments.html')
const cache: Map<string, string> = Reflect.get(globalThis, place) ?? new Map()
Reflect.set(globalThis, place, cache)
const maxElements = 200

export function cacheHtml(element: ServerHtmlProps, html: string): void {
  const key = JSON.stringify(element)
  cache.delete(key)
  cache.set(key, html)
  const [oldest = ''] = cache.keys()
  if (cache.size > maxElements) cache.delete(oldest)
}

export const cachedHtml = (element: ServerHtmlProps): string => cache.get(JSON.stringify(element)) ?? ''
