import { describe, expect, test } from 'vitest'
import { dayInIndia, type IsoDate } from '../india-time.ts'
import { dateText, dueRules, periodText, type Rule, type RuleRow, rowToday, ruleOn } from './rule.ts'
import { rules, rulesOfPage } from './rules.ts'
import pages from './rules-of-pages.json' with { type: 'json' }

const source = { name: { en: 'Gazette', hi: 'राजपत्र' }, link: 'https://egazette.gov.in/' } as const
const row = (from: IsoDate, until?: IsoDate, more: Partial<RuleRow<number>> = {}): RuleRow<number> => ({
  value: 1,
  from,
  ...(until && { until }),
  source,
  checkedOn: '2026-11-15',
  ...more,
})
const rule = (...rows: [RuleRow<number>, ...RuleRow<number>[]]): Rule<number> => ({
  id: 'planted',
  name: { en: 'Planted rule', hi: 'नियम' },
  rows,
  check: source,
})

describe('the rule of a day', () => {
  const quarters = rule(row('2026-01-01', '2026-03-31'), row('2026-04-01', '2026-06-30', { value: 2 }))

  test.each([
    ['2026-01-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
    ['2026-06-30', 2],
  ] as const)('on %s is row %d', (day, value) => {
    expect(ruleOn(quarters, day)).toMatchObject({ isInForce: true, row: { value } })
  })

  test('past its last row there is none, and the latest is distinguished from one in force', () => {
    expect(ruleOn(quarters, '2026-07-01')).toEqual({ isInForce: false, latest: quarters.rows[1] })
  })

  test('a row without an end holds on', () => {
    expect(ruleOn(rule(row('2025-09-22')), '2030-01-01').isInForce).toBe(true)
  })
})

test('the day begins in India, not in Greenwich', () => {
  expect(dayInIndia(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14')
  expect(dayInIndia(Date.parse('2026-11-14T18:30:00Z'))).toBe('2026-11-15')
})

test('a period is written in both languages', () => {
  expect(dateText('2026-04-01')).toEqual({ en: '1 April 2026', hi: '1 अप्रैल 2026' })
  expect(periodText(row('2025-09-22')).en).toBe('since 22 September 2025')
  expect(periodText(row('2026-01-01', '2026-03-31')).en).toBe('1 January 2026 to 31 March 2026')
})

test('a page goes by the row of the day, and past the end by the last one that had begun', () => {
  const change = rule(row('2026-01-01', '2026-03-31'), row('2026-07-01', undefined, { value: 2 }))
  const valueOn = (day: IsoDate) => rowToday(change, day).value
  expect(valueOn('2026-03-31')).toBe(1)
  expect(valueOn('2026-05-01')).toBe(1)
  expect(valueOn('2026-07-01')).toBe(2)
})

describe('what is due', () => {
  const dueOn = (day: IsoDate, ...rows: [RuleRow<number>, ...RuleRow<number>[]]) =>
    dueRules([rule(...rows)], day).map(({ why }) => why)

  test('a planted outdated row is listed', () => {
    expect(dueOn('2026-11-15', row('2026-01-01', '2026-03-31'))).toEqual(['no row for today'])
  })

  test('a row that ends within thirty days is listed, unless the next one is there', () => {
    expect(dueOn('2026-11-15', row('2026-10-01', '2026-12-01'))).toEqual(['ends soon'])
    expect(dueOn('2026-11-15', row('2026-10-01', '2026-12-01'), row('2026-12-02'))).toEqual([])
  })

  test('what could not be confirmed, and what nobody has read for half a year', () => {
    const unconfirmed = { en: 'By the draft.', hi: 'मसौदे के अनुसार।' }
    expect(dueOn('2026-11-15', row('2026-04-01', undefined, { unconfirmed }))).toEqual(['unconfirmed'])
    expect(dueOn('2027-06-01', row('2026-04-01'))).toEqual(['checked long ago'])
    expect(dueOn('2026-11-16', row('2026-04-01'))).toEqual([])
  })
})

describe('every rule of the catalogue', () => {
  test('has a name of its own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  test('is found for each page that names it', () => {
    for (const [path, ids] of Object.entries(pages))
      expect(
        rulesOfPage(`/${path}`)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids.toSorted())
  })

  test.each(rules.map(rule => [rule.id, rule] as const))(
    '%s: rows in order, sourced and bilingual',
    (_, rule) => {
      for (const [index, { from, until, source, called, unconfirmed, checkedOn }] of rule.rows.entries()) {
        const next = rule.rows[index + 1]
        for (const day of [from, until, checkedOn])
          if (day) expect(new Date(day).toISOString()).toMatch(`${day}T`)
        expect(!until || from <= until).toBe(true)
        if (next) expect(until !== undefined && until < next.from).toBe(true)
        const read = 'heardAt' in source ? rule.check : source
        for (const text of [read.name, rule.name, rule.check.name, called, unconfirmed])
          if (text) for (const words of [text.en, text.hi]) expect(words.trim()).not.toBe('')
        expect(URL.canParse(read.link) && URL.canParse(rule.check.link)).toBe(true)
        expect(checkedOn >= '2026-01-01').toBe(true)
      }
    },
  )
})
