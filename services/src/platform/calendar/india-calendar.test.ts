import { dayInIndia } from '@chowk/catalog'
import { describe, expect, it } from 'vitest'
import { endOfMonth, isMonth, monthInIndia, monthsBackFrom } from './india-calendar.ts'

describe('a day in India', () => {
  it('begins at half past six in the evening of Greenwich', () => {
    expect(dayInIndia(Date.parse('2026-12-31T18:29:59.999Z'))).toBe('2026-12-31')
    expect(dayInIndia(Date.parse('2026-12-31T18:30:00.000Z'))).toBe('2027-01-01')
    expect(monthInIndia(Date.parse('2026-12-31T18:30:00.000Z'))).toBe('2027-01')
  })
})

describe('a month in India', () => {
  it.each([
    ['2026-12', '2026-12-31T23:59:59.999+05:30'],
    ['2028-02', '2028-02-29T23:59:59.999+05:30'],
  ])('%s ends with its last millisecond', (month, end) => {
    expect(endOfMonth(month)).toBe(Date.parse(end))
    expect(monthInIndia(endOfMonth(month))).toBe(month)
    expect(monthInIndia(endOfMonth(month) + 1)).not.toBe(month)
  })
})

describe('the months of a passbook', () => {
  it('run from the last to the first, over the turn of a year', () => {
    expect(monthsBackFrom('2027-02', '2026-11')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11'])
  })

  it('are one when the first is the last', () => {
    expect(monthsBackFrom('2026-11', '2026-11')).toEqual(['2026-11'])
  })

  it.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-15', ''])('do not include %j', text => {
    expect(isMonth(text)).toBe(false)
  })
})
