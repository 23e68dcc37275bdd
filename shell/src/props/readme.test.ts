/** The README's tables name the props and fields of the descriptions, all of them and no others. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { footerProps } from './footer-props.ts'
import { headerProps, utilityBarProps } from './header-props.ts'
import type { Kind, Kinds } from './kinds.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

function partOf(heading: string): string {
  const [, part] = readme.split(`\n## ${heading}\n`)
  return part?.split('\n## ')[0] ?? ''
}

/** The code in the first cell of each row. */
function propsIn(part: string): string[] {
  const cells = part.split('\n').flatMap(line => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, prop = '']) => prop))
}

/** The names between braces in code: `{ name, link }[]`. */
function fieldsIn(part: string): string[] {
  const code = [...part.matchAll(/`([^`]*\{[^`]*\}[^`]*)`/g)].map(([, inside = '']) => inside)
  const lists = code.filter(inside => !/\{\w+\}/.test(inside))
  return lists.flatMap(inside => [...inside.matchAll(/\w+(?=[,:}\s])/g)].map(([field]) => field))
}

/** The names of every field that a kind holds, at any depth. */
function fieldsOf(kind: Kind, seen = new Set<Kind>()): string[] {
  if (seen.has(kind)) return []
  seen.add(kind)
  if (kind.each) return fieldsOf(kind.each, seen)
  const { fields = {} } = kind
  return [...Object.keys(fields), ...Object.values(fields).flatMap(inner => fieldsOf(inner, seen))]
}

test.each<[heading: string, kinds: Kinds]>([
  ['Header', headerProps],
  ['Footer', footerProps],
])('%s: each prop and each field of its data', (heading, kinds) => {
  const part = partOf(heading)
  expect(propsIn(part).toSorted()).toEqual(Object.keys(kinds).toSorted())
  const fields = new Set(Object.values(kinds).flatMap(kind => fieldsOf(kind)))
  expect([...new Set(fieldsIn(part))].toSorted()).toEqual([...fields].toSorted())
})

test('the utilities bar', () => {
  const row = partOf('The other parts')
    .split('\n')
    .find(line => line.startsWith('| `UtilityBar`'))
  for (const prop of Object.keys(utilityBarProps)) expect(row).toContain(`\`${prop}\``)
})
