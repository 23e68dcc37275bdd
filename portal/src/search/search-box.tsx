/** The header's search box: a form, and the empty places that `startSuggestions` fills while somebody types. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import styles from './search.module.css'
import { searchCopy } from './search-copy.ts'
import { SearchForm } from './search-form.tsx'
import list from './suggestion-list.module.css'

interface SearchBoxProps {
  readonly locale: Locale
  /** What was searched for. */
  readonly asked?: string | undefined
}

export function SearchBox({ locale, asked }: SearchBoxProps): ReactNode {
  return (
    <div className={styles.box} data-search={locale}>
      <SearchForm locale={locale} input={{ defaultValue: asked }}>
        <div className={list.panel} hidden>
          <p className={list.says} aria-hidden="true" />
          <div id="suggestions" role="listbox" aria-label={searchCopy[locale].label} />
        </div>
        <p className={styles.count} role="status" />
      </SearchForm>
    </div>
  )
}
