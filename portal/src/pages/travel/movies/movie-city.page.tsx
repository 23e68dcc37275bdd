/** Films in a city, such as '/movies/jaipur'. */
import { type City, hubOf, type Locale, movieCities, nameIn, stateOf } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail, hubText } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { UnavailableNotice } from '../../../ui/unavailable-notice.tsx'
import { EventsSection } from './events-section.tsx'
import { cityLink, cityText, eventsLinkOf, filmLanguagesIn, groupLink } from './films.ts'

export const movieCityPage = page<City>({
  pattern: '/movies/:city',
  screenName: 'movie_city',
  verticalName: 'movies',
  load: ({ params }) => movieCities.find(({ slug }) => slug === params.city),
  head(city, { locale }) {
    const copy = wordsOf('movie')[locale]
    return {
      title: fill(copy.filmsIn, { city: nameIn(locale, city) }),
      description: fill(copy.cityDescription, {
        place: placeName(city, locale),
        languages: joinNames(filmLanguagesIn(city), locale),
      }),
      ...catalogTrail(pathOf(city), locale, city),
    }
  },
  View: MovieCityView,
})

const pathOf = ({ slug }: City) => `/movies/${slug}`

/** 'Jaipur, Rajasthan'; Chandigarh and Goa are their own states. */
function placeName(city: City, locale: Locale): string {
  const name = nameIn(locale, city)
  const state = nameIn(locale, stateOf(city.state))
  return name === state ? name : `${name}, ${state}`
}

function MovieCityView({ facts: city, context }: ViewProps<City>) {
  const { locale } = context
  const copy = wordsOf('movie')[locale]
  const name = nameIn(locale, city)
  const state = nameIn(locale, stateOf(city.state))
  const languages = filmLanguagesIn(city)
  const nearby = movieCities.filter(other => other.state === city.state && other.slug !== city.slug)
  const events = eventsLinkOf(city)
  return (
    <PageLayout
      title={fill(copy.filmsIn, { city: name })}
      lead={fill(copy.cityLead, { place: placeName(city, locale), languages: joinNames(languages, locale) })}
      picture={<IconTile name={hubOf('movies').icon} size="large" />}
      aside={
        <Card title={copy.glance}>
          <FactList
            facts={[
              { label: copy.state, value: state },
              { label: copy.shownIn, value: joinNames(languages, locale) },
            ]}
          />
        </Card>
      }
    >
      <UnavailableNotice instead={hubText('movies', locale).instead} />
      <ProseSection title={copy.goodToKnow} text={cityText(city.slug, locale).text} />
      <LinkSection
        title={fill(copy.languagesIn, { city: name })}
        links={languages.map(language => groupLink(language, locale))}
      />
      <LinkSection
        title={fill(copy.nearby, { state })}
        links={nearby.map(other => cityLink(other, locale))}
      />
      {events && <EventsSection cities={[{ city, link: events }]} />}
    </PageLayout>
  )
}
