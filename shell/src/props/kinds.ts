/**
 * The props that verticals pass, described once. Their types are inferred from the descriptions, production pages
 * validate by them, development explains by them, and a test compares the README with them.
 */
import type { ReactNode } from 'react'
import { isRecord } from '../request/answer.ts'
import { type Locale, locales } from '../words/words.ts'

declare const described: unique symbol
type Fields = Readonly<Record<string, unknown>>
type Part = readonly [name: string, kind: Kind, value: unknown]

/** The description of a value: `Of<typeof kind>` is its type. */
export interface Kind<Value = unknown> {
  readonly [described]?: Value
  /** What is expected, for the developer who passed something else. */
  readonly words: string
  /** Checks the value itself; each of its parts is checked by the part's own kind. */
  readonly isOne: (value: unknown) => boolean
  readonly partsOf?: (value: Fields) => readonly Part[]
  /** The kind of a list's items. */
  readonly each?: Kind
  /** The kinds of an object's fields. */
  readonly fields?: Kinds
  /** The replacement of a deprecated prop. */
  readonly instead?: string
}
export type Of<Described> = Described extends Kind<infer Value> ? Value : never
export type Kinds = Readonly<Record<string, Kind>>
/** A component's props: all of them may be left out. */
export type PropsOf<Described extends Kinds> = { readonly [Prop in keyof Described]?: Of<Described[Prop]> }

export function plain<Value>(words: string, isOne: (value: unknown) => boolean): Kind<Value> {
  return { words, isOne }
}

/** A prop that still works until the next major version; in development the console warns once. */
export function deprecated<Value>(kind: Kind<Value>, instead: string): Kind<Value> {
  return { ...kind, instead }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isOpened(link: string): boolean {
  const anywhere = 'https://www.chowk.example'
  return URL.canParse(link, anywhere) && /^https?:$/.test(new URL(link, anywhere).protocol)
}

export const flag = plain<boolean>('true or false', value => typeof value === 'boolean')
export const text = plain<string>('a text', isText)
export const name = plain<string>('a text that is not empty', value => isText(value) && value !== '')
/** The target of a link: refuses what a browser would run as a script. */
export const address = plain<string>(
  'a path, or an address with http or https',
  value => isText(value) && isOpened(value),
)
export const number = plain<number>('a number', Number.isFinite)
export const textOrNumber = plain<string | number>(
  'a text or a number',
  value => isText(value) || Number.isFinite(value),
)
export const locale = plain<Locale>(`one of ${locales.join(', ')}`, value =>
  locales.some(known => known === value),
)
export type Theme = 'light' | 'dark'
const themes: readonly unknown[] = ['light', 'dark']
export const theme = plain<Theme>('one of light, dark', value => themes.includes(value))
export const node = plain<ReactNode>('anything React can show', isReactNode)

/** Promises are refused, because the shell renders synchronously. */
function isReactNode(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isReactNode)
  if (isRecord(value)) return typeof value.$$typeof === 'symbol'
  return typeof value !== 'function' && typeof value !== 'symbol' && !Number.isNaN(value)
}

export function listOf<Item>(each: Kind<Item>): Kind<readonly Item[]> {
  return {
    words: `a list, each ${each.words}`,
    isOne: Array.isArray,
    partsOf: list => Object.entries(list).map(([index, item]) => [index, each, item]),
    each,
  }
}

export function recordOf<Value>(values: Kind<Value>): Kind<Readonly<Record<string, Value>>> {
  return {
    words: `names and values, each value ${values.words}`,
    isOne: isRecord,
    partsOf: record => Object.entries(record).map(([name, value]) => [name, values, value]),
  }
}

/** Unnamed fields are ignored. A kind that contains itself gives that field by a getter. */
export function shape<Required extends Kinds, Optional extends Kinds>(
  required: Required,
  optional: Optional,
): Kind<{ readonly [Field in keyof Required]: Of<Required[Field]> } & PropsOf<Optional>> {
  const names = [...Object.keys(required), ...Object.keys(optional).map(field => `${field}?`)]
  return {
    words: `{ ${names.join(', ')} }`,
    isOne: isRecord,
    partsOf: value => [
      ...Object.entries(required).map(([field, kind]): Part => [field, kind, value[field]]),
      ...Object.entries(optional)
        .map(([field, kind]): Part => [field, kind, value[field]])
        .filter(([, , given]) => !isMissing(given)),
    ],
    get fields() {
      return { ...required, ...optional }
    },
  }
}

export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

export function fits<Value>(kind: Kind<Value>, value: unknown): value is Value {
  return kind.isOne(value) && partsIn(kind, value).every(([, inner, given]) => fits(inner, given))
}

/** The parts of a value that is valid by itself. */
export function partsIn({ partsOf }: Kind, value: unknown): readonly Part[] {
  return partsOf?.(value as Fields) ?? []
}
