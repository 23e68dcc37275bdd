/** What holds for every calculator's form and result, whatever it calculates. */
import { calculators } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calculation, CalculatorAnswer } from './calculations/calculation.ts'
import { calculations } from './calculations.ts'
import type { CalculatorField } from './form/fields.ts'
import type { Outcome, Value } from './outcome/outcome.ts'
import { displayedPaise, valueText } from './outcome/value-text.ts'

const all = Object.entries(calculations)

function outcomeOf(answer: CalculatorAnswer): Outcome {
  if ('problems' in answer) throw new Error(answer.problems.map(({ message }) => message.en).join(' '))
  return answer.outcome
}

const headlineOf = (calculation: Calculation, sent: Record<string, string> = {}): string =>
  valueText(outcomeOf(calculation.answer(sent)).headline.value, 'en')

/** Columns whose sum has another name than they have. */
const sumsOf: Readonly<Record<string, string>> = {
  Paid: 'You pay in all',
  Principal: 'Loan amount',
  Interest: 'Total interest',
  Withdrawn: 'Withdrawn in all',
  Earned: 'Earned meanwhile',
}

test('every calculator of the catalogue calculates', () => {
  expect(Object.keys(calculations).sort()).toEqual(calculators.map(({ slug }) => slug).sort())
})

describe.each(all)('%s', (_, calculation) => {
  test('shows a result before anything is typed, with a chart and a schedule', () => {
    const outcome = outcomeOf(calculation.answer({}))
    expect(outcome.charts.length).toBeGreaterThan(0)
    expect(outcome.tables.length).toBeGreaterThan(0)
    for (const { columns, rows } of outcome.tables) {
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveLength(columns.length)
    }
  })

  test('has rows that add up to the total above them, to the rupee', () => {
    const { figures, tables } = outcomeOf(calculation.answer({}))
    const shown = (value: Value | undefined) => (value && 'paise' in value ? displayedPaise(value) : 0)
    for (const { columns, rows } of tables)
      for (const [index, { en }] of columns.entries()) {
        if (!/^(Year|Month)$/.test(columns[0]?.en ?? '')) continue
        const sum = figures.find(({ label }) => label.en === en || label.en === sumsOf[en])
        if (sum)
          expect([en, rows.reduce((all, row) => all + shown(row[index]), 0)]).toEqual([en, shown(sum.value)])
      }
  })

  test('has words in both languages wherever it speaks', () => {
    for (const bilingual of bilingualsIn([calculation.fields, outcomeOf(calculation.answer({}))])) {
      expect(bilingual.en.trim()).not.toBe('')
      expect(bilingual.hi.trim()).not.toBe('')
    }
  })

  test('gives a result or a reason for any answers in range, never an error', () => {
    const answers = fc.record(
      Object.fromEntries(Object.entries(calculation.fields).map(([name, field]) => [name, textsFor(field)])),
    )
    fc.assert(
      fc.property(answers, sent => {
        const answer = calculation.answer(sent)
        expect('outcome' in answer || answer.problems.length > 0).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  test('points at the field that is wrong, keeps what was typed and gives no result', () => {
    for (const [name, field] of Object.entries(calculation.fields)) {
      const answer = calculation.answer({ [name]: 'abc' })
      expect(answer.typed[name]).toBe('abc')
      if (!('problems' in answer)) throw new Error(`${name} took 'abc'`)
      expect(answer.problems).toHaveLength(1)
      expect(answer.problems[0]?.field).toBe(name)
      expect(answer.problems[0]?.message.en).toContain(field.label.en)
      expect(answer.problems[0]?.message.hi).toContain(field.label.hi)
    }
  })
})

/** Texts at and between the ends of a field's range, and some outside it. */
function textsFor(field: CalculatorField): fc.Arbitrary<string> {
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value))
  const candidates = [
    '0',
    '0.01',
    '1',
    '2',
    '7.77',
    '18',
    '40',
    '58',
    '75',
    '100',
    '250',
    '1000',
    '150000',
    '10000000',
    '100000000',
    '1000000000',
    '5000000000',
  ]
  return fc.constantFrom(field.initial, ...candidates.filter(text => 'value' in field.read(text)))
}

interface Words {
  readonly en: string
  readonly hi: string
}

function bilingualsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'hi' in value) return [value as Words]
  return Object.values(value).flatMap(bilingualsIn)
}

describe('published figures, as the pages show them', () => {
  test.each([
    ['emi-calculator', { amount: '10,00,000', rate: '8.5', years: '20' }, 'Rs. 8,678.23'],
    ['sip-calculator', { monthly: '1000', return: '12', years: '1' }, 'Rs. 12,809'],
    ['ppf-calculator', { yearly: '150000', rate: '7.1' }, 'Rs. 40,68,209'],
    ['sukanya-samriddhi-yojana-calculator', { yearly: '150000', rate: '8.2' }, 'Rs. 71,82,119'],
    ['nsc-calculator', { amount: '1000', rate: '7.7' }, 'Rs. 1,449'],
    ['fd-calculator', { amount: '100000', rate: '7', years: '5' }, 'Rs. 1,41,478'],
    [
      'nps-calculator',
      { monthly: '5000', age: '30', return: '10', annuity: '40', annuityRate: '6' },
      'Rs. 22,793',
    ],
    ['cagr-calculator', { initial: '100000', final: '200000', years: '5' }, '14.87%'],
    [
      'hra-calculator',
      { basic: '7000', da: '1000', allowance: '3000', rent: '3000', city: 'other' },
      'Rs. 26,400',
    ],
    ['gratuity-calculator', { wage: '6000', years: '8', months: '7' }, 'Rs. 31,153.85'],
    ['gst-calculator', { amount: '11800', rate: '18', price: 'with' }, 'Rs. 10,000'],
    ['income-tax-calculator', { salary: '1275000', section80c: '0', section80d: '0' }, 'Rs. 0'],
    ['simple-interest-calculator', { amount: '50000', rate: '8', years: '3' }, 'Rs. 12,000'],
    ['compound-interest-calculator', { amount: '15000', rate: '5', years: '2', times: '4' }, 'Rs. 16,567'],
  ] as const)('%s %j is %s', (slug, sent, headline) => {
    expect(headlineOf(calculations[slug], sent)).toBe(headline)
  })
})

describe('what fields mean to each other', () => {
  const problemOf = (calculation: Calculation, sent: Record<string, string>): string | undefined => {
    const answer = calculation.answer(sent)
    return 'problems' in answer ? answer.problems[0]?.field : undefined
  }

  test.each([
    ['home-loan-emi-calculator', { price: '1000000', amount: '2000000' }, 'amount'],
    ['fd-calculator', { years: '0', months: '0' }, 'months'],
    ['cagr-calculator', { initial: '75', final: '200000', years: '0', months: '1' }, 'months'],
    ['epf-calculator', { age: '50', retirement: '50' }, 'retirement'],
    ['nps-calculator', { annuity: '30', sector: 'government' }, 'annuity'],
    ['nsc-calculator', { amount: '1050' }, 'amount'],
    ['mutual-fund-returns-calculator', { return: '1', expense: '2' }, 'expense'],
  ] as const)('%s refuses %j at %s', (slug, sent, field) => {
    expect(problemOf(calculations[slug], sent)).toBe(field)
  })

  test('a non-government NPS member may put less into the annuity', () => {
    expect(
      problemOf(calculations['nps-calculator'], { annuity: '20', sector: 'non-government' }),
    ).toBeUndefined()
  })

  test('a home loan over the bank’s share of the price is warned about', () => {
    const notes = (amount: string) =>
      outcomeOf(calculations['home-loan-emi-calculator'].answer({ price: '10000000', amount })).notes
    expect(notes('7500000')).toEqual([])
    expect(notes('8000000')).toEqual([expect.objectContaining({ tone: 'warning' })])
  })
})
