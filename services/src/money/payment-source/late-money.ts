import { dayInIndia } from '@chowk/catalog'

// UPI says 'failed' and pays hours later, as a matter of course. Whatever failed is asked about again for some days, at
// ever longer intervals: what comes within them is nobody's loss.

interface LateRule {
  /** The first day in India on which it holds. */
  readonly from: string
  readonly days: number
  readonly source: string
}

/** Newest first. */
const lateRules: readonly LateRule[] = [
  {
    from: '2019-10-15',
    days: 5,
    source:
      'RBI, Harmonisation of Turn Around Time, DPSS.CO.PD No.629/02.01.014/2019-20: what is not settled by T+5 is compensated',
  },
]

const FIRST_ASK_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/** When to ask next about what failed then, or null once nothing is to be expected any more. */
export function nextLateAsk(failedAt: number, at: number): number | null {
  const until = lateUntil(failedAt)
  if (at >= until) return null
  return Math.min(at + Math.max(at - failedAt, FIRST_ASK_MS), until)
}

/** Until when what failed then is asked about. */
export function lateUntil(failedAt: number): number {
  if (!Number.isFinite(failedAt)) return failedAt
  const rule = lateRules.find(({ from }) => from <= dayInIndia(failedAt))
  return failedAt + (rule?.days ?? 0) * DAY_MS
}
