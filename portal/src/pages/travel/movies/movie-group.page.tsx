/** What films are like of one genre or one language, such as '/movies/upcoming-movies/comedy'. */

import {
  type DestinationOf,
  destinationAt,
  hubOf,
  type MovieGroup,
  movieCities,
  movieGenres,
  movieLanguages,
  nameIn,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail, hubText } from '../../../hubs/hub-layout.tsx'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { UnavailableNotice } from '../../../ui/unavailable-notice.tsx'
import { cityLink, filmLanguagesIn, genreText, groupLink, languageText } from './films.ts'

const movieCopy = wordsOf('movie')

export const movieGroupPage = page<MovieGroupFacts>({
  pattern: '/movies/upcoming-movies/:group',
  screenName: 'movie_group',
  verticalName: 'movies',
  load({ path }) {
    const found = destinationAt(path)
    return found?.kind === 'movieGenre' || found?.kind === 'movieLanguage' ? found : undefined
  },
  head: (facts, { locale }) => ({
    title: facts.title[locale],
    description: describe(facts, locale),
    ...catalogTrail(facts.path, locale, facts),
  }),
  View: MovieGroupView,
})

function describe(facts: MovieGroupFacts, locale: Locale): string {
  const copy = movieCopy[locale]
  const name = nameIn(locale, facts)
  return facts.kind === 'movieGenre'
    ? fill(copy.genreDescription, {
        genre: name,
        films: joinNames(genreText(facts.genre.slug, locale).films, locale),
      })
    : fill(copy.languageDescription, {
        language: name,
        madeIn: languageText(facts.language.slug, locale).madeIn,
      })
}

type MovieGroupFacts = DestinationOf<'movieGenre'> | DestinationOf<'movieLanguage'>

function MovieGroupView({ facts, context: { locale } }: ViewProps<MovieGroupFacts>) {
  return (
    <PageLayout
      title={facts.title[locale]}
      lead={aboutOf(facts, locale)}
      picture={<IconTile name={hubOf('upcomingMovies').icon} size="large" />}
      after={<OtherGroups facts={facts} />}
    >
      <UnavailableNotice instead={hubText('movies', locale).instead} />
      {facts.kind === 'movieGenre' ? <Genre genre={facts.genre} /> : <Language language={facts.language} />}
    </PageLayout>
  )
}

const aboutOf = (facts: MovieGroupFacts, locale: Locale) =>
  facts.kind === 'movieGenre'
    ? genreText(facts.genre.slug, locale).text
    : languageText(facts.language.slug, locale).text

function Genre({ genre }: { readonly genre: MovieGroup }) {
  const locale = useLocale()
  const copy = movieCopy[locale]
  const { audience, films } = genreText(genre.slug, locale)
  return (
    <>
      <ProseSection title={copy.whoFor} text={audience} />
      <ProseSection title={copy.knownBy}>
        <BulletList items={films.map(({ name, year }) => `${name} (${year})`)} />
      </ProseSection>
    </>
  )
}

function Language({ language }: { readonly language: MovieGroup }) {
  const locale = useLocale()
  const copy = movieCopy[locale]
  const { madeIn, firstTalkie } = languageText(language.slug, locale)
  const cities = movieCities.filter(city => isOwnLanguage(language, filmLanguagesIn(city)))
  return (
    <>
      <Card title={nameIn(locale, language)}>
        <FactList
          facts={[
            { label: copy.madeIn, value: madeIn },
            { label: copy.firstTalkie, value: firstTalkie && `${firstTalkie.name} (${firstTalkie.year})` },
          ]}
        />
      </Card>
      <LinkSection
        title={fill(copy.citiesFor, { language: nameIn(locale, language) })}
        links={cities.map(city => cityLink(city, locale))}
      />
    </>
  )
}

/** Hindi and English films are shown everywhere, so these pages list no cities. */
const isOwnLanguage = ({ slug }: MovieGroup, shown: readonly MovieGroup[]) =>
  slug !== 'hindi' && slug !== 'english' && shown.some(language => language.slug === slug)

function OtherGroups({ facts }: { readonly facts: MovieGroupFacts }) {
  const locale = useLocale()
  const copy = movieCopy[locale]
  const others = (groups: readonly MovieGroup[]) =>
    groups.map(group => groupLink(group, locale)).filter(({ link }) => link !== facts.path)
  return (
    <>
      <LinkSection title={copy.otherGenres} density="compact" links={others(movieGenres)} />
      <LinkSection title={copy.otherLanguages} density="compact" links={others(movieLanguages)} />
    </>
  )
}
