/**
 * Rates, limits and time limits that others set: each a row with its period, its source and the day on which it was
 * checked. Pages ask for the row of a day, and say so when there is none.
 */
import { dayInIndia, daysAfter, type IsoDate } from '../india-time.ts'
import type { Bilingual } from '../language.ts'

export interface Source {
  readonly name: Bilingual
  readonly link: string
}

/** A source that pages do not link to: blogs, news aggregators, uploaded copies. */
export interface UnofficialSource {
  readonly heardAt: Source['link']
}

export interface RuleRow<Value> {
  readonly value: Value
  readonly from: IsoDate
  /** The last day, if known. */
  readonly until?: IsoDate
  /** The name of the period: 'tax year 2026-27'. */
  readonly called?: Bilingual
  readonly source: Source | UnofficialSource
  readonly checkedOn: IsoDate
  /** Shown on the page if the rule as published could not be read. */
  readonly unconfirmed?: Bilingual
}

export interface Rule<Value = unknown> {
  readonly id: string
  readonly name: Bilingual
  /** Oldest first; rows never overlap. */
  readonly rows: readonly [RuleRow<Value>, ...RuleRow<Value>[]]
  /** Where a reader finds the current value. */
  readonly check: Source
}

/** A rule of a JSON file, whose days TypeScript only knows as strings: `rule.test.ts` checks them. */
export interface ListedRule<Value> extends Omit<Rule<Value>, 'id' | 'rows'> {
  readonly rows: readonly {
    readonly value: Value
    readonly from: string
    readonly until?: string | undefined
    readonly called?: Bilingual | undefined
    readonly source: Partial<Source & UnofficialSource>
    readonly checkedOn: string
    readonly unconfirmed?: Bilingual | undefined
  }[]
}

export const ruleFrom = <Value>(id: string, listed: ListedRule<Value>) => ({ id, ...listed }) as Rule<Value>

export type RuleOfDay<Value> =
  | { readonly isInForce: true; readonly row: RuleRow<Value> }
  | { readonly isInForce: false; readonly latest: RuleRow<Value> }

/** The row in force on a day, or else the latest known one, marked as not in force. */
export function ruleOn<Value>(rule: Rule<Value>, day: IsoDate): RuleOfDay<Value> {
  const row = rule.rows.find(({ from, until }) => from <= day && (until === undefined || day <= until))
  return row
    ? { isInForce: true, row }
    : { isInForce: false, latest: rule.rows.findLast(({ from }) => from <= day) ?? rule.rows[0] }
}

/**
 * The row to use today. After the end of the last period that is the last row, with the warning that `OutdatedRules`
 * shows.
 */
export function rowToday<Value>(rule: Rule<Value>, today: IsoDate = dayInIndia()): RuleRow<Value> {
  const state = ruleOn(rule, today)
  return state.isInForce ? state.row : state.latest
}

const latestRow = <Value>(rule: Rule<Value>): RuleRow<Value> => rule.rows.at(-1) ?? rule.rows[0]

/** The latest day on which one of these rules was checked. */
export const latestCheck = (rules: readonly Rule[]): IsoDate | undefined =>
  rules
    .flatMap(({ rows }) => rows.map(({ checkedOn }) => checkedOn))
    .sort()
    .at(-1)

/** The row of a named year or quarter: `rowOf(incomeTaxRates, ({ year }) => year === '2025-26')`. */
export function rowOf<Value>(rule: Rule<Value>, isMeant: (value: Value) => boolean): RuleRow<Value> {
  return rule.rows.find(({ value }) => isMeant(value)) ?? latestRow(rule)
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** '1 April 2026' and '1 अप्रैल 2026'. Without Intl, because the browser's and the server's wording must agree. */
export function dateText(day: IsoDate): Bilingual {
  const [year, month, date] = day.split('-').map(Number)
  const written = (names: readonly string[]) => `${date} ${names[(month ?? 1) - 1]} ${year}`
  return { en: written(months.en), hi: written(months.hi) }
}

/** 'tax year 2026-27', '1 April to 31 May 2026' or 'since 22 September 2025'. */
export function periodText({ from, until, called }: RuleRow<unknown>): Bilingual {
  if (called) return called
  const start = dateText(from)
  if (!until) return { en: `since ${start.en}`, hi: `${start.hi} से` }
  const end = dateText(until)
  return { en: `${start.en} to ${end.en}`, hi: `${start.hi} से ${end.hi} तक` }
}

/** A rule to check again, and why. */
export interface DueRule {
  readonly rule: Rule
  readonly why: 'no row for today' | 'ends soon' | 'unconfirmed' | 'checked long ago'
  /** The day since or on which it is due. */
  readonly since: IsoDate
}

/** A row that ends within this many days is due. */
const noticeDays = 30
/** Rules without an end are checked again this often. */
const checkEveryDays = 180

export function dueRules(rules: readonly Rule[], today: IsoDate): DueRule[] {
  return rules.flatMap(rule => {
    const due = dueReason(rule, today)
    return due ? [{ rule, ...due }] : []
  })
}

function dueReason(rule: Rule, today: IsoDate): Omit<DueRule, 'rule'> | undefined {
  const state = ruleOn(rule, today)
  if (!state.isInForce) return { why: 'no row for today', since: state.latest.until ?? today }
  const { row } = state
  const isLast = row === latestRow(rule)
  if (isLast && row.until && row.until < daysAfter(today, noticeDays))
    return { why: 'ends soon', since: row.until }
  if (row.unconfirmed) return { why: 'unconfirmed', since: row.checkedOn }
  const nextCheck = daysAfter(row.checkedOn, checkEveryDays)
  return nextCheck <= today ? { why: 'checked long ago', since: nextCheck } : undefined
}
