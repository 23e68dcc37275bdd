import { randomInt } from 'node:crypto'

// Crockford's alphabet: no I, L, O or U, so that an id survives being read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

export type IdPrefix = 'CUS' | 'ORD' | 'TKT' | 'DSP' | 'ACT'

export function newReadableId(prefix: IdPrefix): string {
  let id = ''
  for (let i = 0; i < length; i++) id += alphabet[randomInt(alphabet.length)]
  return `${prefix}-${id}`
}

/** Normalises an id as people type it: case, spaces, and O for 0 or I and L for 1. */
export function parseReadableId(prefix: IdPrefix, typed: string): string | undefined {
  const compact = typed.trim().toUpperCase().replaceAll(/\s/g, '')
  if (!compact.startsWith(`${prefix}-`)) return undefined
  const body = compact
    .slice(prefix.length + 1)
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (body.length !== length || [...body].some(letter => !alphabet.includes(letter))) return undefined
  return `${prefix}-${body}`
}
