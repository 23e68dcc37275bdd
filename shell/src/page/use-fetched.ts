import { useEffect, useState } from 'react'
import type { Locale } from '../words/words.ts'

/** What was given, or else what the storefront answers; `meanwhile` until then. */
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
