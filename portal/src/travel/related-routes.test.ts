import { expect, test } from 'vitest'
import { relatedRoutes } from './route-layout.tsx'
import { placesOf, trains } from './travel-mode.ts'

const place = (slug: string) => {
  const found = placesOf(trains.routes).find(candidate => candidate.slug === slug)
  if (!found) throw new Error(`No train stops at ${slug}`)
  return found
}
const paths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path)

test('the way back, other means, and the routes that share an end', () => {
  const related = relatedRoutes(trains, place('bengaluru'), place('chennai'))
  expect(related.back?.path).toBe('/train-tickets/chennai-to-bengaluru-trains')
  expect(paths(related.otherwise.map(({ route }) => route))).toEqual([
    '/bus-tickets/bengaluru-to-chennai-booking',
  ])
  expect(paths(related.onward)).toEqual([
    '/train-tickets/bengaluru-to-hyderabad-trains',
    '/train-tickets/bengaluru-to-mysuru-trains',
  ])
  expect(paths(related.arriving)).toEqual(['/train-tickets/delhi-to-chennai-trains'])
})

test('a route is never its own neighbour', () => {
  for (const { from, to, path } of trains.routes) {
    const { back, onward, arriving } = relatedRoutes(trains, from, to)
    expect([back?.path, ...paths(onward), ...paths(arriving)]).not.toContain(path)
  }
})
