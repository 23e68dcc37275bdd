import { type Locale, request } from '@chowk/shell'
import { useEffect, useState } from 'react'
import { href } from '../ui/link.ts'
import type { FoundSuggestions } from './suggestion.ts'

interface Found extends FoundSuggestions {
  readonly query: string
}

const nothingYet: Found = { query: '', isWhole: true, found: [] }
const kept = new Map<string, Found>()

/** What the server finds for what is typed: kept, so that taking a letter back costs nothing, and cancelled when typing goes on. */
export function useFound(query: string, locale: Locale): Found {
  const [found, setFound] = useState(nothingYet)
  useEffect(() => {
    if (!query) return
    const known = kept.get(query)
    if (known) return setFound(known)
    const stop = new AbortController()
    // Without an answer the form still leads to the search page.
    request(href(`/search/${locale}.json`, 'en'), { queryParams: { q: query }, signal: stop.signal }).then(
      answer => {
        const fresh = { query, ...(answer as FoundSuggestions) }
        kept.set(query, fresh)
        setFound(fresh)
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [locale, query])
  return found
}
