import { useEffect, useState } from 'react'
import { fetchUtilities, type ShortcutItem } from '../calls/utilities.ts'
import type { InDocument } from '../ui/kept.tsx'

/** A failed call gives an empty list, and an empty bar closes. */
export function useShortcuts(
  items: readonly ShortcutItem[] | InDocument | undefined,
): readonly ShortcutItem[] | InDocument | 'loading' {
  const [fetched, setFetched] = useState<readonly ShortcutItem[] | 'loading'>('loading')
  useEffect(() => {
    if (items !== undefined) return
    let isStale = false
    fetchUtilities()
      .catch(() => [])
      .then(answer => {
        if (!isStale) setFetched(answer)
      })
    return () => {
      isStale = true
    }
  }, [items])
  return items ?? fetched
}
