import { describe, expect, test } from 'vitest'
import { searchRoutes } from './route-search.ts'
import { buses, flights, trains } from './travel-mode.ts'

const today = '2026-11-15'
const messages = (search: ReturnType<typeof searchRoutes>) =>
  search?.problems.map(({ field, message }) => [field, message.en])

test('nothing asked, nothing answered', () => {
  expect(searchRoutes(flights, {}, today)).toBeUndefined()
})

describe('a journey that has a page', () => {
  test('is found by the names people use, with the day', () => {
    const search = searchRoutes(flights, { from: 'bombay', to: 'BLR', date: '2026-12-05' }, today)
    expect(search?.journey?.route?.path).toBe('/flights/mumbai-to-bengaluru-flight-tickets')
    expect(search?.journey?.day).toBe('2026-12-05')
  })

  test('may leave the day open', () => {
    const search = searchRoutes(trains, { from: 'दिल्ली', to: 'बनारस', date: '' }, today)
    expect(search?.journey?.route?.path).toBe('/train-tickets/delhi-to-varanasi-trains')
    expect(search?.journey?.day).toBeUndefined()
  })

  test('abroad too', () => {
    expect(searchRoutes(flights, { from: 'delhi', to: 'JFK' }, today)?.journey?.route?.to.name).toBe(
      'New York',
    )
  })
})

describe('a journey that has none', () => {
  test('is named as such, with others that may help: first by other means', () => {
    const search = searchRoutes(buses, { from: 'Delhi', to: 'Mumbai' }, today)
    expect(search?.problems).toEqual([])
    expect(search?.journey?.route).toBeUndefined()
    expect(search?.journey?.instead.map(({ path }) => path)).toEqual([
      '/train-tickets/delhi-to-mumbai-trains',
      '/flights/delhi-to-mumbai-flight-tickets',
      '/bus-tickets/delhi-to-agra-booking',
      '/bus-tickets/delhi-to-amritsar-booking',
      '/bus-tickets/delhi-to-chandigarh-booking',
      '/bus-tickets/delhi-to-dehradun-booking',
    ])
  })

  test('may have nothing near it', () => {
    expect(searchRoutes(buses, { from: 'Agartala', to: 'Ranchi' }, today)?.journey?.instead).toEqual([])
  })
})

describe('a slip is told at its field', () => {
  test.each([
    [
      { from: '', to: ' ' },
      [
        ['from', 'Enter the name of a place.'],
        ['to', 'Enter the name of a place.'],
      ],
    ],
    [
      { from: 'Pune', to: 'poona' },
      [['to', 'You would start and end in Pune. Choose another place to go to.']],
    ],
    [
      { from: 'Pune', to: 'Mumbai', date: '2026-11-14' },
      [['date', 'That day is over. Choose today or a later day.']],
    ],
    [
      { date: '2026-12-05' },
      [
        ['from', 'Enter the name of a place.'],
        ['to', 'Enter the name of a place.'],
      ],
    ],
  ])('%j', (typed, expected) => {
    const search = searchRoutes(buses, typed, today)
    expect(messages(search)).toEqual(expected)
    expect(search?.journey).toBeUndefined()
    expect(search?.typed).toBe(typed)
  })

  test('a very long name is not echoed whole', () => {
    const [problem] = searchRoutes(buses, { from: 'x'.repeat(5000), to: 'Pune' }, today)?.problems ?? []
    expect(problem?.message.en.length).toBeLessThan(200)
  })
})
