/**
 * Search-as-you-type over a list that the server sent as HTML: entries are hidden and shown where they stand, so the list
 * is never sent twice. Without JavaScript the same form asks the server.
 */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Behaviour } from '../../../islands/island.tsx'
import { href } from '../../../ui/link.ts'
import { searchProviders } from './provider-search.behaviour.ts'
import styles from './provider-search.module.css'
import { providerSearchCopy } from './provider-search-copy.ts'

interface ProviderSearchProps {
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

export function ProviderSearch(props: ProviderSearchProps): ReactNode {
  const { locale, label, listId, total, kind, query, shown } = props
  const copy = providerSearchCopy[locale]
  return (
    <Behaviour start={searchProviders} when="interaction" props={{ locale, listId, total }}>
      <search>
        <form>
          <label className={styles.label} htmlFor={`${listId}-search`}>
            {label}
          </label>
          <div className={styles.box}>
            <Icon name="search" className={styles.icon} />
            <input
              id={`${listId}-search`}
              className={styles.input}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              aria-controls={listId}
              aria-describedby={`${listId}-found`}
            />
            {kind && <input type="hidden" name="kind" value={kind} />}
            <button className={styles.submit} type="submit">
              {copy.submit}
            </button>
          </div>
          <p className={styles.found} id={`${listId}-found`} role="status">
            {copy.found(query, shown, total)}
            {shown === 0 && (
              <>
                {' '}
                <a href={`${href('/search', locale)}?q=${encodeURIComponent(query)}`}>{copy.everywhere}</a>
              </>
            )}
          </p>
        </form>
      </search>
    </Behaviour>
  )
}
