/** /search?q=…: the same search as the box in the header, as a page. */
import { page } from '../../page/page.ts'
import { find } from '../../search/find.ts'
import type { SearchEntry } from '../../search/match.ts'
import styles from '../../search/search.module.css'
import { searchCopy } from '../../search/search-copy.ts'
import { SearchForm } from '../../search/search-form.tsx'
import { trail } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'

interface SearchFacts {
  readonly query: string
  readonly results: readonly SearchEntry[]
}

const mostOnThePage = 60

export const searchPage = page<SearchFacts>({
  pattern: '/search',
  query: ['q'],
  screenName: 'search',
  load({ query, locale }) {
    const asked = (query.q ?? '').trim().slice(0, 100)
    return { query: asked, results: find(locale, asked, mostOnThePage) }
  },
  head: ({ query }, { locale }) => ({
    title: searchCopy[locale].pageTitle(query),
    description: searchCopy[locale].description,
    breadcrumbs: trail(locale),
    noindex: query !== '',
  }),
  View({ facts: { query, results }, context: { locale } }) {
    const copy = searchCopy[locale]
    return (
      <PageLayout
        locale={locale}
        breadcrumbs={trail(locale)}
        title={copy.pageTitle(query)}
        current={copy.title}
      >
        <div className={styles.wide}>
          <SearchForm locale={locale} query={query} />
        </div>
        {query === '' && <p>{copy.start}</p>}
        {query !== '' && results.length === 0 && (
          <Notice title={copy.nothing(query)} role="status">
            <p>{copy.nothingHelp}</p>
            <ButtonLink variant="secondary" href={href('/menu', locale)}>
              {copy.all}
            </ButtonLink>
          </Notice>
        )}
        {results.length > 0 && (
          <>
            <p role="status">{copy.found(results.length)}</p>
            {/* Paths of the index are in the reader's language already. */}
            <LinkGrid locale="en" links={results.map(([name, link]) => ({ name, link }))} density="compact" />
          </>
        )}
      </PageLayout>
    )
  },
})
