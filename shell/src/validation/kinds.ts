/**
 * What verticals give, described once. The type follows from the description, production pages check by it, development
 * explains by it, and a test holds the README to it.
 */
import type { ReactNode } from 'react'
import { isRecord } from '../request/answer.ts'
import { type Locale, locales } from '../words/words.ts'

declare const described: unique symbol
/** The description of a value: `Of<typeof kind>` is its type. */
export interface Kind<Value = unknown> {
  readonly [described]?: Value
}
export type Of<Described> = Described extends Kind<infer Value> ? Value : never
export type Kinds = Readonly<Record<string, Kind>>
/** A component's props: all of them may be left out. */
export type PropsOf<Described extends Kinds> = { readonly [Prop in keyof Described]?: Of<Described[Prop]> }

type Structure =
  | { readonly words: string; readonly isOne: (value: unknown) => boolean }
  | { readonly list: Kind }
  | { readonly values: Kind }
  | { readonly required: Kinds; readonly optional: Kinds }

/** What a kind is made of; one that holds itself is given as a function. */
export function structureOf(kind: Kind): Structure {
  return (typeof kind === 'function' ? (kind as () => Kind)() : kind) as Structure
}

function made<Value>(structure: Structure | (() => Kind<Value>)): Kind<Value> {
  return structure as Kind<Value>
}

export function plain<Value>(words: string, isOne: (value: unknown) => boolean): Kind<Value> {
  return made({ words, isOne })
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isOpened(link: string): boolean {
  const anywhere = 'https://www.chowk.example'
  return URL.canParse(link, anywhere) && /^https?:$/.test(new URL(link, anywhere).protocol)
}

export const flag = plain<boolean>('true or false', value => typeof value === 'boolean')
export const text = plain<string>('a text', isText)
export const name = plain<string>('a text that is not empty', value => isText(value) && value !== '')
/** Where a link may lead: to nothing that a browser would run. */
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
export const node = plain<ReactNode>('anything React can show', isReactNode)

/** Promises stay out: the shell is rendered in one go. */
function isReactNode(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isReactNode)
  if (isRecord(value)) return typeof value.$$typeof === 'symbol'
  return typeof value !== 'function' && typeof value !== 'symbol' && !Number.isNaN(value)
}

export function listOf<Item>(list: Kind<Item>): Kind<readonly Item[]> {
  return made({ list })
}

export function recordOf<Value>(values: Kind<Value>): Kind<Readonly<Record<string, Value>>> {
  return made({ values })
}

/** For a kind that holds itself. */
export function later<Value>(kind: () => Kind<Value>): Kind<Value> {
  return made(kind)
}

/** Fields that are not named are the caller's own business. */
export function shape<Required extends Kinds, Optional extends Kinds>(
  required: Required,
  optional: Optional,
): Kind<{ readonly [Field in keyof Required]: Of<Required[Field]> } & PropsOf<Optional>> {
  return made({ required, optional })
}

export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

export function fits<Value>(kind: Kind<Value>, value: unknown): value is Value {
  const structure = structureOf(kind)
  if ('isOne' in structure) return structure.isOne(value)
  if ('list' in structure) {
    return Array.isArray(value) && value.every(item => fits(structure.list, item))
  }
  if (!isRecord(value)) return false
  if ('values' in structure) return Object.values(value).every(inner => fits(structure.values, inner))
  const { required, optional } = structure
  return (
    Object.entries(required).every(([field, inner]) => fits(inner, value[field])) &&
    Object.entries(optional).every(([field, inner]) => isMissing(value[field]) || fits(inner, value[field]))
  )
}
