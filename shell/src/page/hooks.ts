import { type RefObject, useEffect, useRef, useState } from 'react'
import { readSessionValue } from '../customer/session-value.ts'
import type { Locale } from '../words/words.ts'

type Start<Options> = (root: HTMLElement, options: () => Options) => () => void

/**
 * Attaches behaviour to the element of the returned ref while the component is mounted. The behaviour reads `options`
 * when it needs them, so they may change; it restarts when `parts` change, which name what is rendered.
 */
export function useBehaviour<Options, Root extends HTMLElement = HTMLDivElement>(
  start: Start<Options>,
  options: Options,
  parts = '',
): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are other elements
  useEffect(() => (root.current ? start(root.current, () => latest.current) : undefined), [start, parts])
  return root
}

/** One call for all headers that a page mounts, one after another; an answer without items is requested again. */
export function loadOncePerPage<Item>(
  load: (locale: Locale) => Promise<readonly Item[]>,
): (locale: Locale) => Promise<readonly Item[]> {
  const answers = new Map<string, Promise<readonly Item[]>>()
  return locale => {
    // The storefront's answer may be personal.
    const key = `${locale} ${readSessionValue()?.sso_token_enc}`
    const known = answers.get(key)
    if (known) return known
    const answer = load(locale)
    answers.set(key, answer)
    void answer.then(({ length }) => length > 0 || answers.delete(key))
    return answer
  }
}

/** The given items, or else the storefront's; `meanwhile` until they arrive. */
export function useFetched<Items, Meanwhile>(
  given: Items | undefined,
  load: (locale: Locale) => Promise<Items>,
  locale: Locale,
  meanwhile: Meanwhile,
): Items | Meanwhile {
  const [fetched, setFetched] = useState<Items | Meanwhile>(meanwhile)
  useEffect(() => {
    if (given !== undefined) return
    let isStale = false
    void load(locale).then(answer => {
      if (!isStale) setFetched(answer)
    })
    return () => {
      isStale = true
    }
  }, [given, load, locale])
  return given ?? fetched
}
