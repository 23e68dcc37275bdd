/** Upcoming films of one genre or one language: '/movies/upcoming-movies/comedy' and its kind. */
import { destinationAt, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import { page } from '../../../page/page.ts'
import { listed } from '../../../travel/listed.ts'
import { genreText, languageText } from './film-text.ts'
import { movieCopy } from './movie-copy.ts'
import { type MovieGroupFacts, MovieGroupView } from './movie-group-view.tsx'

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
    breadcrumbs: crumbsTo(facts.path, locale),
    current: nameIn(locale, facts),
  }),
  View: MovieGroupView,
})

function describe(facts: MovieGroupFacts, locale: Locale): string {
  const copy = movieCopy[locale]
  const name = nameIn(locale, facts)
  return facts.kind === 'movieGenre'
    ? copy.genreDescription(name, listed(genreText(facts.genre.slug, locale).films, locale))
    : copy.languageDescription(name, languageText(facts.language.slug, locale).madeIn)
}
