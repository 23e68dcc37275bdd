/** '/movies': choose a city, a language or a genre. */

import { eventCities, hubOf, movieCities, movieGenres, movieLanguages, nameIn } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { useLocale } from '../../../page/page.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Section } from '../../../ui/section.tsx'
import { EventsSection } from './events-section.tsx'
import { cityLink, groupLink } from './films.ts'

const hub = hubOf('movies')
const upcoming = hubOf('upcomingMovies')

export const moviesPage = hubPage(hub, {
  screenName: 'movies',
  verticalName: 'movies',
  Content: Movies,
})

function Movies() {
  const locale = useLocale()
  const copy = wordsOf('movie')[locale]
  return (
    <>
      <LinkSection
        title={copy.cities}
        density="compact"
        links={movieCities.map(city => cityLink(city, locale))}
      />
      <LinkSection
        title={copy.languages}
        lead={<a href={href(upcoming.path, locale)}>{nameIn(locale, upcoming)}</a>}
        density="compact"
        links={movieLanguages.map(language => groupLink(language, locale))}
      />
      <LinkSection
        title={copy.genres}
        density="compact"
        links={movieGenres.map(genre => groupLink(genre, locale))}
      />
      <ProseSection title={copy.beforeYouPay} points={copy.checks} />
      <Section title={copy.certificates}>
        <DataTable
          caption={copy.certificates}
          hideCaption
          columns={[{ label: copy.certificate }, { label: copy.forWhom }]}
          rows={copy.certificateRows}
        />
      </Section>
      <EventsSection cities={eventCities} />
    </>
  )
}
