/** Suggestions under the search box, from an index fetched on first use. Arrow keys choose, Enter goes, Escape closes. */
import { type Locale, request } from '@chowk/shell'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { href } from '../ui/link.ts'
import { type SearchEntry, search } from './match.ts'
import styles from './search.module.css'
import { searchCopy } from './search-copy.ts'
import { SearchForm } from './search-form.tsx'

const mostSuggestions = 8

let index: Promise<readonly SearchEntry[]> | undefined

function loadIndex(locale: Locale): Promise<readonly SearchEntry[]> {
  index ??= (request(href(`/search/${locale}.json`, 'en')) as Promise<readonly SearchEntry[]>).catch(() => {
    // The next letter tries again; until then the form still leads to the search page.
    index = undefined
    return []
  })
  return index
}

export function SearchBox({ locale }: { locale: Locale }): ReactNode {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [query, setQuery] = useState('')
  const [entries, setEntries] = useState<readonly SearchEntry[]>([])
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const suggestions = isOpen ? search(entries, query, mostSuggestions) : []

  // What was typed while the code was on its way counts. The box itself stays uncontrolled, so nothing of it is lost.
  useEffect(() => {
    setReady(true)
    setQuery(input.current?.value ?? '')
    setOpen(document.activeElement === input.current)
    loadIndex(locale).then(setEntries)
  }, [locale])

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
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
            setQuery(event.target.value)
            setOpen(true)
            setChosen(-1)
            loadIndex(locale).then(setEntries)
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
          {isOpen && query && suggestions.length > 0 ? searchCopy[locale].found(suggestions.length) : ''}
        </p>
      </SearchForm>
    </div>
  )
}
