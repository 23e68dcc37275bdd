import type { Locale } from '@chowk/shell'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { href } from '../ui/link.ts'
import styles from './search.module.css'
import { searchCopy } from './search-copy.ts'
import list from './suggestion-list.module.css'

interface SearchFormProps {
  readonly locale: Locale
  /** What scripts add to the box: suggestions and their state. */
  readonly input?: ComponentProps<'input'>
  readonly children?: ReactNode
}

/** A form that leads to /search; with scripts, suggestions appear under it. */
export function SearchForm({ locale, input, children }: SearchFormProps) {
  const copy = searchCopy[locale]
  return (
    <search>
      <form className={styles.form} action={href('/search', locale)}>
        <Icon name="search" className={styles.icon} />
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
        {children}
      </form>
    </search>
  )
}

interface SearchBoxProps {
  readonly locale: Locale
  /** The current query. */
  readonly searchQuery?: string | undefined
}

/** The header's search box: a form, and the empty elements that `startSuggestions` fills while the visitor types. */
export function SearchBox({ locale, searchQuery }: SearchBoxProps) {
  return (
    <div data-search={locale}>
      <SearchForm locale={locale} input={{ defaultValue: searchQuery }}>
        <div className={list.panel} hidden>
          <p className={list.says} aria-hidden="true" />
          <div id="suggestions" role="listbox" aria-label={searchCopy[locale].label} />
        </div>
        <p className={styles.count} role="status" />
      </SearchForm>
    </div>
  )
}
