import { describe, expect, it } from 'vitest'
import { dayMs } from '../../platform/calendar/durations.ts'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import { lateMoneyChecks, nextLateQueryAt } from './late-money.ts'

const failedAt = Date.UTC(2026, 0, 15)

describe('a payment that failed without its money', () => {
  const found = (row: { ended_at: number | null; late_due_at: number | null }, at = failedAt + dayMs) =>
    listDifferences('It:', lateMoneyChecks(row, true, at))

  it('is queried for five days', () => {
    expect(nextLateQueryAt(failedAt, failedAt)).toBe(failedAt + 60_000)
    expect(nextLateQueryAt(failedAt, failedAt + 4 * dayMs)).toBe(failedAt + 5 * dayMs)
    expect(nextLateQueryAt(failedAt, failedAt + 5 * dayMs)).toBeNull()
    expect(found({ ended_at: failedAt, late_due_at: failedAt + 2 * dayMs })).toEqual([])
    expect(found({ ended_at: failedAt, late_due_at: null }, failedAt + 5 * dayMs)).toEqual([])
  })

  it('at a time without a rule is an error', () => {
    expect(() => nextLateQueryAt(0, failedAt)).toThrow('No rule says how long')
  })

  it.each([
    ['is not queried any more, too early', { ended_at: failedAt, late_due_at: null }],
    ['is queried too late', { ended_at: failedAt, late_due_at: failedAt + 6 * dayMs }],
    ['failed at an unknown time, and is not queried', { ended_at: null, late_due_at: null }],
    ['failed at an unknown time, and is queried', { ended_at: null, late_due_at: failedAt }],
    ['failed before the first rule', { ended_at: 0, late_due_at: null }],
  ])('that %s is found by the audit', (_, row) => {
    expect(found(row)).toHaveLength(1)
  })
})
