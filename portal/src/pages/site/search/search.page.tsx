/** /search?q=…: the same search as the box in the header, as a page. */

import type { ReactNode } from 'react'
import { localeOf } from '../../../page/locale-path.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { type FoundEntry, findEntries, type SearchAnswer } from '../../../search/find.ts'
import { type NumberOffer, numberOffers } from '../../../search/numbers.ts'
import { commonSearches, searchCopy } from '../../../search/search-copy.ts'
import { SearchForm } from '../../../search/search-form.tsx'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import styles from './search.module.css'

interface SearchFacts {
  readonly query: string
  readonly offers: readonly NumberOffer[]
  readonly answer: SearchAnswer
}

const maxOnPage = 48

export const searchPage = page<SearchFacts>({
  pattern: '/search',
  query: ['q'],
  screenName: 'search',
  load({ query: { q = '' }, locale }) {
    const query = q.trim().slice(0, 100)
    const offers = numberOffers(query, locale)
    const answer = findEntries(locale, offers.length > 0 ? '' : query, maxOnPage)
    return { query, offers, answer }
  },
  head: ({ query }, { locale }) => ({
    title: searchCopy[locale].pageTitle(query),
    description: searchCopy[locale].description,
    current: searchCopy[locale].title,
    breadcrumbs: crumbsFromHome(locale),
    noindex: true,
  }),
  View: SearchView,
})

type SearchViewProps = ViewProps<SearchFacts>

function SearchView({ facts: { query, offers, answer }, context: { locale } }: SearchViewProps) {
  const copy = searchCopy[locale]
  return (
    <PageLayout title={copy.pageTitle(query)}>
      <div className={styles.results}>
        {/* Above results the search box of the header contains the query. */}
        {query === '' && (
          <div className={styles.wide}>
            <SearchForm locale={locale} />
            <p>{copy.start}</p>
            <LinkGrid
              links={commonSearches.map(({ path, icon, ...name }) => ({
                name: name[locale],
                link: path,
                picture: <IconTile name={icon} />,
              }))}
            />
          </div>
        )}
        {offers.length > 0 && (
          <Group title={copy.numberGroup}>
            <div className={styles.offers}>
              {offers.map(offer => (
                <NumberForm key={offer.name} offer={offer} action={href('/quick-pay', locale)} />
              ))}
            </div>
          </Group>
        )}
        {query !== '' && offers.length === 0 && <Answered query={query} answer={answer} />}
      </div>
    </PageLayout>
  )
}

function NumberForm({ offer, action }: { offer: NumberOffer; action: string }) {
  return (
    <form method="post" action={action}>
      <HiddenFields values={offer.fields} />
      <Button variant="secondary" text={offer.name} />
    </form>
  )
}

interface AnsweredProps {
  readonly query: string
  readonly answer: SearchAnswer
}

function Answered({ query, answer: { isWhole, found, notOffered } }: AnsweredProps) {
  const locale = useLocale()
  const copy = searchCopy[locale]
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <>
      {notOffered ? (
        <Notice title={notOffered} role="status" />
      ) : isWhole && found.length > 0 ? (
        <p role="status">{copy.found(found.length)}</p>
      ) : (
        <Notice title={found.length > 0 ? copy.near(query) : copy.nothing(query)} role="status">
          <p>{found.length > 0 ? copy.nearHelp : copy.nothingHelp}</p>
        </Notice>
      )}
      {[...groups].map(([group, members]) => (
        <Group key={group} title={copy.groups[group]}>
          <LinkGrid links={members.map(entry => linkTo(entry, copy.unavailable))} />
        </Group>
      ))}
      {!isWhole && <ButtonLink variant="secondary" href={href('/menu', locale)} text={copy.all} />}
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const linkTo = ({ name, path, icon, isUnavailable }: FoundEntry, unavailable: string) => ({
  name,
  // The paths of the index are already those of the page's language.
  link: localeOf(path).path,
  picture: <IconTile name={icon} />,
  ...(isUnavailable && { note: unavailable }),
})
