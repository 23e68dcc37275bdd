/** '/movies/upcoming-movies': films to come, by language and by genre. */
import { hubOf, movieGenres, movieLanguages } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { hubPage } from '../../../hubs/hub-layout.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { genreText, groupLink, languageText } from './films.ts'

const hub = hubOf('upcomingMovies')

export const upcomingMoviesPage = hubPage(hub, {
  screenName: 'upcoming_movies',
  verticalName: 'movies',
  Content: ({ locale }) => (
    <>
      <LinkSection
        title={wordsOf('movie')[locale].languages}
        links={movieLanguages.map(language => ({
          ...groupLink(language, locale),
          note: languageText(language.slug, locale).madeIn,
        }))}
      />
      <LinkSection
        title={wordsOf('movie')[locale].genres}
        links={movieGenres.map(genre => ({
          ...groupLink(genre, locale),
          note: genreText(genre.slug, locale).text,
        }))}
      />
    </>
  ),
})
