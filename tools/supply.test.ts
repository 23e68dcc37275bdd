import { expect, test } from 'vitest'
import { weightyAdvisories } from './advisories.ts'
import { licenceFaults } from './licences.ts'

test('a package needs a licence that we may live under, and tools may have a few more', () => {
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

test('advisories of weight are named; where none are answered nothing is claimed', () => {
  const vulnerabilities = { left: { severity: 'low' }, right: { severity: 'critical' } }
  expect(weightyAdvisories(JSON.stringify({ vulnerabilities }))).toEqual(['right: critical'])
  expect(weightyAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
  expect(weightyAdvisories('{"message":"405 Method Not Allowed"}')).toBeUndefined()
  expect(weightyAdvisories('')).toBeUndefined()
})
