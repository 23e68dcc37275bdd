import { type Kind, structureOf } from './kinds.ts'

/** What may stand there, for whoever wrote something else. */
export function inWords(kind: Kind): string {
  const structure = structureOf(kind)
  if ('words' in structure) return structure.words
  if ('list' in structure) return `a list, each ${inWords(structure.list)}`
  if ('values' in structure) return `names and values, each value ${inWords(structure.values)}`
  const optional = Object.keys(structure.optional).map(field => `${field}?`)
  return `{ ${[...Object.keys(structure.required), ...optional].join(', ')} }`
}
