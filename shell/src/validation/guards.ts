/** Small yes-or-no checks: what a production page carries in place of the schema library. */
import { isRecord } from '../request/answer.ts'

export type Guard = (value: unknown) => boolean
export type Guards = Readonly<Record<string, Guard>>

export const isFlag: Guard = value => typeof value === 'boolean'
export const isText: Guard = value => typeof value === 'string'
export const isName: Guard = value => typeof value === 'string' && value !== ''
export const isNumber: Guard = value => typeof value === 'number' && Number.isFinite(value)
export const isTextOrNumber: Guard = value => isText(value) || isNumber(value)

export function isOneOf(...allowed: readonly unknown[]): Guard {
  return value => allowed.includes(value)
}

export function isEither(...guards: readonly Guard[]): Guard {
  return value => guards.some(guard => guard(value))
}

export function isListOf(guard: Guard): Guard {
  return value => Array.isArray(value) && value.every(guard)
}

export function isRecordOf(guard: Guard): Guard {
  return value => isRecord(value) && Object.values(value).every(guard)
}

/** Fields the guards do not name are the caller's own business. */
export function isShape(required: Guards, optional: Guards = {}): Guard {
  return value =>
    isRecord(value) &&
    Object.entries(required).every(([name, guard]) => guard(value[name])) &&
    Object.entries(optional).every(([name, guard]) => isMissing(value[name]) || guard(value[name]))
}

export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

/** Anything React can show. Promises stay out: the shell is rendered in one go. */
export const isReactNode: Guard = value => {
  if (isMissing(value) || isFlag(value) || isTextOrNumber(value)) return true
  if (Array.isArray(value)) return value.every(isReactNode)
  return isRecord(value) && typeof value.$$typeof === 'symbol'
}
