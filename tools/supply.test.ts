import { expect, test } from 'vitest'
import { severeAdvisories } from './advisories.ts'
import { licenceFaults } from './licences.ts'

test('a package needs an acceptable licence, and tools may have a few more', () => {
  const faults = licenceFaults({
    '': {},
    shell: { link: true },
    'node_modules/good': { license: 'MIT' },
    'node_modules/choice': { license: '(MIT OR GPL-3.0-or-later)' },
    'node_modules/both': { license: 'MIT AND GPL-3.0-or-later' },
    'node_modules/tool': { license: 'MPL-2.0', dev: true },
    'node_modules/passed-on': { license: 'MPL-2.0' },
    'node_modules/silent': {},
  })
  expect(faults).toEqual([
    'node_modules/both: MIT AND GPL-3.0-or-later',
    'node_modules/passed-on: MPL-2.0',
    'node_modules/silent: no licence',
  ])
})

test('serious advisories are named; without an answer of the registry the result is unknown', () => {
  const vulnerabilities = { left: { severity: 'low' }, right: { severity: 'critical' } }
  expect(severeAdvisories(JSON.stringify({ vulnerabilities }))).toEqual(['right: critical'])
  expect(severeAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
  expect(severeAdvisories('{"message":"405 Method Not Allowed"}')).toBeUndefined()
  expect(severeAdvisories('')).toBeUndefined()
})
