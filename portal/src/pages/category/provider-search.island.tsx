/**
 * Search-as-you-type over a list that the server sent as HTML: entries are hidden and shown where they stand, so the list
 * is never sent twice. Without JavaScript the same form asks the server.
 */
import type { Locale } from '@chowk/shell'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { href } from '../../ui/link.ts'
import { matches, searchWords } from './provider-match.ts'
import styles from './provider-search.module.css'

type ProviderSearchProps = {
  readonly locale: Locale
  readonly label: string
  /** The id of the list; each of its entries carries in `data-words` what it does not show. */
  readonly listId: string
  /** Which kind the list was narrowed to already. */
  readonly kind?: string | undefined
  readonly total: number
  /** What the server already filtered by, and how many entries it left. */
  readonly query: string
  readonly shown: number
}

const copy = {
  en: {
    submit: 'Search',
    found: (query: string, shown: number, total: number) => {
      if (query === '') return `${total} in the list`
      if (shown === 0)
        return `“${query}” is not in this list. Check the spelling, or search the whole site: what is not there either cannot be paid here yet.`
      return `${shown} of ${total} match “${query}”`
    },
    everywhere: 'Search the whole site',
  },
  hi: {
    submit: 'खोजें',
    found: (query: string, shown: number, total: number) => {
      if (query === '') return `सूची में कुल ${total}`
      if (shown === 0)
        return `“${query}” इस सूची में नहीं है। वर्तनी जाँचें, या पूरी साइट में खोजें: वहाँ भी न मिले तो अभी यहाँ भुगतान नहीं हो सकता।`
      return `“${query}” से ${total} में से ${shown} ${shown === 1 ? 'मिला' : 'मिले'}`
    },
    everywhere: 'पूरी साइट में खोजें',
  },
}

export function ProviderSearch(props: ProviderSearchProps): ReactNode {
  const { locale, label, listId, total, kind } = props
  const [found, setFound] = useState({ query: props.query, shown: props.shown })
  const input = useRef<HTMLInputElement>(null)

  const filter = useCallback(async () => {
    const typed = () => input.current?.value.trim() ?? ''
    const query = typed()
    const entries = entriesOf(listId)
    let shown = showMatching(entries, query, matches)
    if (shown === 0) {
      // Only who mistypes needs it, and without a network it is missed.
      const rule = await import('./provider-sound.ts').catch(() => undefined)
      if (typed() !== query) return
      if (rule) shown = showMatching(entries, query, rule.soundsLike)
    }
    setFound({ query, shown })
  }, [listId])

  // Letters may have been typed before this code arrived.
  useEffect(() => void filter(), [filter])

  function open(event: FormEvent) {
    event.preventDefault()
    const [first, second] = entriesOf(listId).filter(entry => !entry.hidden)
    const link = first?.querySelector('a')
    if (second) link?.focus()
    else link?.click()
  }

  return (
    <search>
      <form onSubmit={open}>
        <label className={styles.label} htmlFor={`${listId}-search`}>
          {label}
        </label>
        <div className={styles.box}>
          <Icon name="search" className={styles.icon} />
          <input
            ref={input}
            id={`${listId}-search`}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={props.query}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            aria-controls={listId}
            aria-describedby={`${listId}-found`}
            onInput={() => void filter()}
          />
          {kind && <input type="hidden" name="kind" value={kind} />}
          <button className={styles.submit} type="submit">
            {copy[locale].submit}
          </button>
        </div>
        <p className={styles.found} id={`${listId}-found`} role="status">
          {copy[locale].found(found.query, found.shown, total)}
          {found.shown === 0 && (
            <>
              {' '}
              <a href={`${href('/search', locale)}?q=${encodeURIComponent(found.query)}`}>
                {copy[locale].everywhere}
              </a>
            </>
          )}
        </p>
      </form>
    </search>
  )
}

function entriesOf(listId: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${listId} li`)]
}

/** Returns how many entries are left. */
function showMatching(entries: readonly HTMLElement[], query: string, rule: typeof matches): number {
  for (const entry of entries)
    entry.hidden = !rule(searchWords([entry.textContent, entry.dataset.words ?? '']), query)
  return entries.filter(entry => !entry.hidden).length
}
