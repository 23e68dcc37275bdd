/** Suggestions under the search box, asked of the server. Arrow keys choose, Enter goes, Escape and Tab close. */
import type { Locale } from '@chowk/shell'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { href } from '../ui/link.ts'
import { keepSearch } from './recent-searches.ts'
import styles from './search.module.css'
import { searchCopy } from './search-copy.ts'
import { SearchForm } from './search-form.tsx'
import { foundSuggestions, numberSuggestions, recentSuggestions, type Suggestion } from './suggestion.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useFound } from './use-found.ts'

export function SearchBox({ locale }: { locale: Locale }): ReactNode {
  const copy = searchCopy[locale]
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const hasPaused = usePause(query)
  const byNumber = numberSuggestions(query, locale)
  const found = useFound(byNumber.length > 0 ? '' : query, locale)
  const isAnswered = isOpen && query !== '' && (found.query === query || byNumber.length > 0)
  const suggestions = isOpen ? shownFor(query) : []

  // What was typed while the code was on its way counts. The box itself stays uncontrolled, so nothing of it is lost.
  useEffect(() => {
    setReady(true)
    setQuery(input.current?.value.trim() ?? '')
    setOpen(document.activeElement === input.current)
  }, [])

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function shownFor(typed: string): readonly Suggestion[] {
    if (byNumber.length > 0) return byNumber
    return typed === '' ? recentSuggestions(locale, close) : foundSuggestions(found, locale)
  }

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
    if (event.key === 'Enter') go(event)
  }

  /** To what is chosen; without a choice to the page of results, but with a number to what it pays first. */
  function go(event: KeyboardEvent) {
    const target = suggestions[chosen] ?? byNumber[0]
    if (target) {
      event.preventDefault()
      target.follow()
    } else if (query)
      keepSearch([query, `${href('/search', locale)}?q=${encodeURIComponent(query)}`, 'search'])
  }

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
            'aria-activedescendant': chosen >= 0 ? optionId(listId, chosen) : undefined,
          }),
          onFocus: () => setOpen(true),
          onChange: event => {
            setQuery(event.target.value.trim())
            setOpen(true)
            setChosen(-1)
          },
          onKeyDown,
        }}
      >
        <SuggestionList
          id={listId}
          label={copy.label}
          says={isAnswered ? verdict() : undefined}
          suggestions={suggestions}
          chosen={chosen}
        />
        <p className={styles.count} role="status">
          {isAnswered && hasPaused && (verdict() ?? copy.suggested(suggestions.length))}
        </p>
      </SearchForm>
    </div>
  )

  /** Where there is nothing, or only something near. */
  function verdict(): string | undefined {
    if (suggestions.length === 0) return copy.nothing(query)
    return byNumber.length > 0 || found.isWhole ? undefined : copy.near(query)
  }
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
