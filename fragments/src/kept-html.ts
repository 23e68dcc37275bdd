export interface ServerHtmlProps {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Global, because a bundler makes two modules of this file: one for server components and one for client components. */
const place = Symbol.for('chowk.fragments.html')
const kept: Map<string, string> = Reflect.get(globalThis, place) ?? new Map()
Reflect.set(globalThis, place, kept)

const maxElements = 200

export function keepHtml(element: ServerHtmlProps, html: string): void {
  const key = JSON.stringify(element)
  kept.delete(key)
  kept.set(key, html)
  const [oldest = ''] = kept.keys()
  if (kept.size > maxElements) kept.delete(oldest)
}

export const keptHtml = (element: ServerHtmlProps): string => kept.get(JSON.stringify(element)) ?? ''
