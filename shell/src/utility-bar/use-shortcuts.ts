import { useEffect, useState } from 'react'
import { fetchUtilities, type ShortcutItem } from '../calls/utilities.ts'
import type { InDocument } from '../ui/kept.tsx'
import type { Locale } from '../words/words.ts'

/** A failed call gives an empty list, and an empty bar closes. */
export function useShortcuts(
  items: readonly ShortcutItem[] | InDocument | undefined,
  locale: Locale,
): readonly ShortcutItem[] | InDocument | 'loading' {
  const [fetched, setFetched] = useState<readonly ShortcutItem[] | 'loading'>('loading')
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
