/** What is said of films in a city, of one kind, or in one language. */
import cities from 'virtual:content/movies/cities'
import genres from 'virtual:content/movies/genres'
import languages from 'virtual:content/movies/languages'
import { documentsOf } from '../../../content/documents.ts'
import type { FilmGenreDocument, FilmLanguageDocument, TextDocument } from '../../../content/travel-kinds.ts'

export const cityText = documentsOf<TextDocument>(cities)
export const genreText = documentsOf<FilmGenreDocument>(genres)
export const languageText = documentsOf<FilmLanguageDocument>(languages)
