import { useEffect, useState } from 'react'
import { fetchUtilities } from '../calls/utilities.ts'
import type { Locale } from '../words/words.ts'
import type { ShownShortcut } from './utility-bar-props.ts'

/** A failed call gives an empty list, and an empty bar closes. */
export function useShortcuts(
  items: readonly ShownShortcut[] | undefined,
  locale: Locale,
): readonly ShownShortcut[] | 'loading' {
  const [fetched, setFetched] = useState<readonly ShownShortcut[] | 'loading'>('loading')
  useEffect(() => {
    if (items !== undefined) return
    let isStale = false
    fetchUtilities(locale)
      .catch(() => [])
      .then(answer => {
        if (!isStale) setFetched(answer)
      })
    return () => {
      isStale = true
    }
  }, [items, locale])
  return items ?? fetched
}
