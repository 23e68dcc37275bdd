import { dueRules, type Rule, rules } from '@chowk/catalog'
import { expect, test } from 'vitest'
import { dueLines } from './content-due.ts'

test('an outdated row is listed, with its name and its source', () => {
  const [first] = rules
  if (!first) throw new Error('There are no rules.')
  const planted: Rule = {
    ...first,
    id: 'planted',
    rows: [{ ...first.rows[0], from: '2024-01-01', until: '2024-03-31' }],
  }
  const lines = dueLines(dueRules([...rules, planted], '2026-11-15'))
  expect(lines.find(line => line.startsWith('planted:'))).toContain('no row for today (2024-03-31)')
  expect(lines.find(line => line.startsWith('planted:'))).toContain(first.check.link)
})
