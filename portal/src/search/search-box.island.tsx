/** Suggestions under the search box, asked of the server. Arrow keys choose, Enter goes, Escape and Tab close. */
import { type Locale, request } from '@chowk/shell'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { href } from '../ui/link.ts'
import styles from './search.module.css'
import { searchCopy } from './search-copy.ts'
import { SearchForm } from './search-form.tsx'

type Suggestion = readonly [name: string, path: string]

interface Found {
  readonly query: string
  readonly suggestions: readonly Suggestion[]
}

const nothingYet: Found = { query: '', suggestions: [] }

export function SearchBox({ locale }: { locale: Locale }): ReactNode {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(nothingYet)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const suggestions = isOpen && query ? found.suggestions : []
  const isAnswered = isOpen && query !== '' && found.query === query
  const hasPaused = usePause(query)

  // What was typed while the code was on its way counts. The box itself stays uncontrolled, so nothing of it is lost.
  useEffect(() => {
    setReady(true)
    setQuery(input.current?.value.trim() ?? '')
    setOpen(document.activeElement === input.current)
  }, [])

  // What is asked while somebody types on is cancelled; without an answer the form still leads to the search page.
  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    request(href(`/search/${locale}.json`, 'en'), { queryParams: { q: query }, signal: stop.signal }).then(
      answer => setFound({ query, suggestions: answer as readonly Suggestion[] }),
      () => undefined,
    )
    return () => stop.abort()
  }, [locale, query])

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function close() {
    setOpen(false)
    setChosen(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab') close()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = suggestions.length + 1
      setChosen(current => ((current + 1 + step + places) % places) - 1)
    }
    const target = suggestions[chosen]
    if (event.key === 'Enter' && target) {
      event.preventDefault()
      window.location.assign(target[1])
    }
  }

  const optionId = (position: number) => `${listId}-${position}`
  return (
    <div ref={box} className={styles.box}>
      <SearchForm
        locale={locale}
        input={{
          ref: input,
          ...(isReady && {
            role: 'combobox',
            'aria-expanded': suggestions.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
          }),
          onChange: event => {
            setQuery(event.target.value.trim())
            setOpen(true)
            setChosen(-1)
          },
          onKeyDown,
        }}
      >
        <div
          id={listId}
          role="listbox"
          aria-label={searchCopy[locale].label}
          className={styles.suggestions}
          hidden={suggestions.length === 0}
        >
          {suggestions.map(([name, path], position) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box; aria-activedescendant names the option
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the box
            <div
              key={path}
              id={optionId(position)}
              role="option"
              aria-selected={position === chosen}
              onClick={() => window.location.assign(path)}
            >
              {name}
            </div>
          ))}
        </div>
        <p className={styles.count} role="status">
          {isAnswered &&
            hasPaused &&
            (suggestions.length > 0
              ? searchCopy[locale].suggested(suggestions.length)
              : searchCopy[locale].nothing(query))}
        </p>
      </SearchForm>
    </div>
  )
}

const pauseMs = 700

/** Whether nothing more was typed for a moment: a count after every letter would talk over the letters. */
function usePause(typed: string): boolean {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused === typed
}
