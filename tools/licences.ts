/** `npm run licences`: every package of the lock file has an acceptable licence. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
}

/** Licences that require a notice at most. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Zlib',
])
/** Licences that require more of distributed packages; tools are not distributed. */
const allowedForTools = new Set([...allowed, 'CC-BY-4.0', 'MPL-2.0'])

/** One line for each package without an acceptable licence. */
export function licenceFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev, devOptional, link }]) => {
    if (path === '' || link) return []
    const known = dev || devOptional ? allowedForTools : allowed
    return license && isAllowed(license, known) ? [] : [`${path}: ${license ?? 'no licence'}`]
  })
}

/** 'MIT OR GPL-3.0' allows a choice, 'MIT AND Zlib' does not. */
function isAllowed(expression: string, known: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some(choice => choice.split(' AND ').every(name => known.has(name.trim())))
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const faults = licenceFaults(lock.packages)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error('Choose another package, or add its licence with a reason to tools/licences.ts.')
    process.exit(1)
  }
  console.log(`${Object.keys(lock.packages).length} packages, each with an acceptable licence.`)
}
