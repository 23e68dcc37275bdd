import { expect, test } from 'vitest'
import { busRoutes, domesticFlightRoutes, internationalFlightRoutes, trainRoutes } from '../travel/routes.ts'
import { airportOf, cities, cityOf, placeOf, states, stationOf } from './places.ts'

test('there are 28 states and 8 union territories', () => {
  expect(states).toHaveLength(36)
})

test('every city lies in a state that is on the list', () => {
  for (const { state } of cities) expect(placeOf(state).slug).toBe(state)
})

test('a city on a train route has a station, one on a flight route an airport', () => {
  for (const { from, to } of trainRoutes) expect([stationOf(from).code, stationOf(to).code]).not.toContain('')
  for (const { from, to } of [...domesticFlightRoutes, ...internationalFlightRoutes]) {
    expect(airportOf(from).code).toMatch(/^[A-Z]{3}$/)
    expect(airportOf(to).code).toMatch(/^[A-Z]{3}$/)
  }
  expect(() => stationOf(cityOf('manali'))).toThrow('Manali is on a route but has no station')
})

test.each([
  ['delhi-to-mumbai', 1150],
  ['delhi-to-new-york', 11760],
  ['delhi-to-bengaluru', 1710],
  ['chennai-to-colombo', 650],
])('%s is about %i km as the crow flies', (slug, km) => {
  const route = [...domesticFlightRoutes, ...internationalFlightRoutes].find(flight => flight.slug === slug)
  expect(Math.abs((route?.straightLineKm ?? 0) - km)).toBeLessThanOrEqual(10)
})

test('no route is listed twice or leads nowhere', () => {
  for (const routes of [busRoutes, trainRoutes, domesticFlightRoutes, internationalFlightRoutes]) {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    for (const { from, to } of routes) expect(from.slug).not.toBe(to.slug)
  }
})
