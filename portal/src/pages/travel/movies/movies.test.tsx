import { movieCities, movieGenres, movieLanguages } from '@chowk/catalog'
import { configureEnvironment, environment, type Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { movieCityPage } from './movie-city.page.tsx'
import { movieGroupPage } from './movie-group.page.tsx'
import { upcomingMoviesPage } from './upcoming-movies.page.tsx'

const cityAt = (slug: string, locale?: Locale) =>
  show(movieCityPage, `/movies/${slug}`, { locale, params: { city: slug } })

const groupAt = (slug: string, locale?: Locale) =>
  show(movieGroupPage, `/movies/upcoming-movies/${slug}`, { locale })

const groups = [...movieGenres, ...movieLanguages].map(({ slug }) => slug)

test.each(movieCities.map(({ slug }) => slug))(
  'films in %s, in both languages, without invented showtimes',
  async slug => {
    const { html } = await cityAt(slug)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Not available yet')
    expect(html).not.toContain('style=')
    expect((await cityAt(slug, 'hi')).html).not.toMatch(/Good to know|Before you pay/)
  },
)

test.each(groups)('upcoming %s films, in both languages', async slug => {
  const { html } = await groupAt(slug)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain(`/movies/upcoming-movies/${slug}"`)
  expect((await groupAt(slug, 'hi')).html).not.toMatch(/For whom|Mostly made|Other genres/)
})

test('no two pages share a title or a description', async () => {
  const pages = await Promise.all(
    (['en', 'hi'] as const).flatMap(locale => [
      ...movieCities.map(({ slug }) => cityAt(slug, locale)),
      ...groups.map(slug => groupAt(slug, locale)),
    ]),
  )
  for (const texts of [pages.map(({ head }) => head.title), pages.map(({ head }) => head.description)])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test.each(['atlantis', 'agra'])('%s has no films here', slug => {
  expect(movieCityPage.load(contextAt(`/movies/${slug}`, { params: { city: slug } }))).toBeUndefined()
})

test.each(['no-such', '', 'jaipur'])('there is no genre or language %j', slug => {
  expect(movieGroupPage.load(contextAt(`/movies/upcoming-movies/${slug}`))).toBeUndefined()
})

test('a city shows films in the language of its state first', async () => {
  expect((await cityAt('bhubaneswar')).html).toContain('films in Odia, Hindi and English')
  expect((await cityAt('mangaluru')).html).toContain('films in Tulu, Kannada, Hindi and English')
  expect((await cityAt('jaipur')).html).toContain('Jaipur, Rajasthan: films in Hindi and English')
  expect((await cityAt('goa')).html).toContain('>Goa: films in Marathi, Hindi and English')
})

test('a language leads to the cities where it is at home', async () => {
  const { html } = await groupAt('malayalam')
  expect(html).toContain('/movies/kochi"')
  expect(html).not.toContain('/movies/chennai"')
})

test('events of a city leave for their own site, in a tab of their own, once there is one', async () => {
  expect((await cityAt('pune')).html).not.toContain('target="_blank"')
  configureEnvironment(environment('production', { hosts: { events: 'https://events.test' } }))
  expect((await cityAt('pune')).html).toContain(
    'href="https://events.test/pune" target="_blank" rel="noopener"',
  )
  expect((await cityAt('surat')).html).not.toContain('target="_blank"')
  configureEnvironment(environment('production'))
})

test('upcoming films list every language and genre, and no invented film', async () => {
  const { html } = await show(upcomingMoviesPage, '/movies/upcoming-movies')
  for (const slug of groups) expect(html).toContain(`/movies/upcoming-movies/${slug}"`)
  expect(html).toContain('Not available yet')
})
