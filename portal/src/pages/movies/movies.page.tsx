/** '/movies': choose a city, a language or a genre. */
import { eventCities, movieCities, movieGenres, movieLanguages, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { Actions } from '../../ui/actions.tsx'
import { BulletList } from '../../ui/bullet-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { href } from '../../ui/link.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { LinkSection } from '../../ui/link-section.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { HubLayout, hubHead } from '../hubs/hub-layout.tsx'
import { hubOf } from '../hubs/hub-of.ts'
import { type CitySearch, searchCity } from './city-search.ts'
import { CitySearchCard } from './city-search-card.tsx'
import { EventsSection } from './events-section.tsx'
import { movieCopy } from './movie-copy.ts'
import { cityLink, groupLink } from './movie-links.ts'

interface MoviesFacts {
  readonly search: CitySearch | undefined
}

interface MoviesViewProps {
  readonly facts: MoviesFacts
  readonly context: PageContext
}

const hub = hubOf('movies')
const upcoming = hubOf('upcomingMovies')

export const moviesPage = page<MoviesFacts>({
  pattern: hub.path,
  query: ['city'],
  activePage: hub.path,
  screenName: 'movies',
  verticalName: 'movies',
  load: ({ query }) => ({ search: searchCity(query) }),
  head: (_facts, { locale }) => hubHead(hub, locale),
  View: MoviesView,
})

function MoviesView({ facts: { search }, context }: MoviesViewProps): ReactNode {
  const { locale } = context
  const copy = movieCopy[locale]
  return (
    <HubLayout hub={hub} locale={locale}>
      <CityAnswer facts={{ search }} context={context} />
      <CitySearchCard locale={locale} title={copy.search} search={search} />
      <LinkSection
        title={copy.cities}
        locale={locale}
        density="compact"
        links={movieCities.map(city => cityLink(city, locale))}
      />
      <Section
        title={copy.languages}
        lead={<a href={href(upcoming.path, locale)}>{nameIn(locale, upcoming)}</a>}
      >
        <LinkGrid
          locale={locale}
          density="compact"
          links={movieLanguages.map(language => groupLink(language, locale))}
        />
      </Section>
      <LinkSection
        title={copy.genres}
        locale={locale}
        density="compact"
        links={movieGenres.map(genre => groupLink(genre, locale))}
      />
      <Section title={copy.beforeYouPay}>
        <Prose>
          <BulletList items={copy.checks} />
        </Prose>
      </Section>
      <Section title={copy.certificates}>
        <DataTable
          caption={copy.certificates}
          hideCaption
          columns={[{ label: copy.certificate }, { label: copy.forWhom }]}
          rows={copy.certificateRows}
        />
      </Section>
      <EventsSection locale={locale} cities={eventCities} />
    </HubLayout>
  )
}

function CityAnswer({ facts: { search }, context: { locale } }: MoviesViewProps): ReactNode {
  if (!search?.place) return null
  const copy = movieCopy[locale]
  const name = nameIn(locale, search.place)
  if (!search.city)
    return (
      <>
        <Notice role="status" takesFocus title={copy.noPage(name)}>
          <p>{search.nearby.length > 0 ? copy.noPageText : copy.noPageAlone}</p>
        </Notice>
        <LinkGrid locale={locale} links={search.nearby.map(city => cityLink(city, locale))} />
      </>
    )
  return (
    <Notice role="status" takesFocus title={copy.filmsIn(name)}>
      <Actions>
        <ButtonLink href={href(cityLink(search.city, locale).link, locale)}>{copy.openCity(name)}</ButtonLink>
      </Actions>
    </Notice>
  )
}
