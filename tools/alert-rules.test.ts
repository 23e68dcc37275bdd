// @module-tag slow
// The alerts of deploy/prometheus: each can fire, and has a runbook page for the operator on call.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '../portal/src/server/operations.ts'
import { everyModule } from '../services/src/modules.ts'
import { programOnPath } from './debian.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'deploy', 'prometheus')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

const rules = read('deploy', 'prometheus', 'chowk.rules.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map(text => ({ name: /^\w+/.exec(text)?.[0] ?? '', page: /runbook: (\S+)/.exec(text)?.[1] ?? '', text }))
const tests = readdirSync(folder).filter(file => file.endsWith('.test.yml'))
const promtool = programOnPath('promtool')

test.each(rules)('$name: has a page with impact, diagnosis and action', ({ name, page }) => {
  expect(page).toMatch(/^docs\/runbooks\/[a-z-]+\.md$/)
  expect(existsSync(join(root, page)), page).toBe(true)
  const [title, ...parts] = read(page).match(/^#+ .+$/gm) ?? []
  expect(title).toBe(`# ${name}`)
  expect(parts).toEqual(['## Impact', '## Diagnosis', '## Action'])
})

test('every page belongs to an alert, and the index lists each', () => {
  const pages = readdirSync(join(root, 'docs', 'runbooks')).filter(file => file !== 'README.md')
  expect(pages.map(file => `docs/runbooks/${file}`).sort()).toEqual(rules.map(({ page }) => page).sort())
  const listed = [...read('docs', 'runbooks', 'README.md').matchAll(/\[(Chowk\w+)\]/g)].map(
    ([, name]) => name,
  )
  expect(listed).toEqual(rules.map(({ name }) => name))
})

test('every metric in a rule is one that the portal exports', async () => {
  const all = everyModule.flatMap(({ metrics = [] }) => metrics)
  const metrics = createMetrics({ all, read: async () => ({ measured: [], failed: 0 }) }, { codesPerDay: 1 })
  const exported = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
  await metrics.close()
  const metricNames = rules.flatMap(({ text }) => text.match(/\bchowk_\w+/g) ?? [])
  expect(metricNames.length).toBeGreaterThan(15)
  expect(metricNames.filter(name => !exported.includes(name))).toEqual([])
})

test('every alert is tested, where it fires and where it must not', () => {
  const tried = tests.map(file => read('deploy', 'prometheus', file)).join('\n')
  for (const { name } of rules) {
    expect(tried).toContain(`name: ${name} fires`)
    expect(tried).toContain(`name: ${name} stays quiet`)
  }
})

test.skipIf(!promtool)('and promtool finds that they do (skipped where Prometheus is not installed)', () => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', ...tests], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
