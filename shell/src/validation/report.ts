/** Development only: says what is wrong with a component's props, once, and how to mend it. */
import { logWarning } from '../config/log.ts'
import { isRecord } from '../request/answer.ts'
import { fits, isMissing, type Kind, type Kinds, structureOf } from './kinds.ts'

const reported = new Set<string>()

export function reportProps(component: string, kinds: Kinds, props: object): void {
  for (const [prop, kind] of Object.entries(kinds)) {
    const given: unknown = Reflect.get(props, prop)
    const key = `${component}.${prop}`
    if (isMissing(given) || reported.has(key) || fits(kind, given)) continue
    reported.add(key)
    const { path, kind: inner } = faultIn(kind, given)
    const where = path.length > 0 ? ` (${[prop, ...path].join('.')} must be ${inWords(inner)})` : ''
    logWarning(
      `${component} was given ${prop} = ${inShort(given)}, which it cannot use${where}. ` +
        `It shows its default instead. Expected: ${inWords(kind)}.`,
    )
  }
}

interface Fault {
  readonly path: readonly string[]
  readonly kind: Kind
}

/** The first thing, as far inside as can be, that is not what it should be. */
function faultIn(kind: Kind, value: unknown): Fault {
  for (const [name, inner, given] of partsOf(kind, value)) {
    if (fits(inner, given)) continue
    const fault = faultIn(inner, given)
    return { ...fault, path: [name, ...fault.path] }
  }
  return { path: [], kind }
}

function partsOf(kind: Kind, value: unknown): [name: string, kind: Kind, value: unknown][] {
  const structure = structureOf(kind)
  if ('list' in structure && Array.isArray(value))
    return value.map((item, index) => [String(index), structure.list, item])
  if (!isRecord(value)) return []
  if ('values' in structure)
    return Object.entries(value).map(([name, inner]) => [name, structure.values, inner])
  if (!('required' in structure)) return []
  const given = Object.entries(structure.optional).filter(([name]) => !isMissing(value[name]))
  return [...Object.entries(structure.required), ...given].map(([name, inner]) => [name, inner, value[name]])
}

export function inWords(kind: Kind): string {
  const structure = structureOf(kind)
  if ('words' in structure) return structure.words
  if ('list' in structure) return `a list, each ${inWords(structure.list)}`
  if ('values' in structure) return `names and values, each value ${inWords(structure.values)}`
  const optional = Object.keys(structure.optional).map(field => `${field}?`)
  return `{ ${[...Object.keys(structure.required), ...optional].join(', ')} }`
}

function inShort(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
