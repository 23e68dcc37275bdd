import type { Mobile } from '../../identity/mobile/mobile.ts'
import { isOfSession, isOfUnknownBrowser } from '../../identity/one-time-code/attempt-limits.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { Db } from '../../platform/store/database.ts'

/** Each of these has an attempt limit of its own. */
function countedFor(limitId: string): string {
  if (limitId === 'anyone') return 'new browsers'
  if (isOfUnknownBrowser(limitId)) return 'new browsers in a known network'
  return isOfSession(limitId) ? 'a session' : 'a known browser'
}

export async function codesOf(db: Db, mobile: Mobile, at: number) {
  const since = at - dayMs
  const sent = await db
    .selectFrom('code_challenge')
    .select(({ fn }) => ['allowance', fn.countAll<number>().as('count'), fn.max('locked_at').as('lockedAt')])
    .where('mobile', '=', mobile)
    .where('created_at', '>', since)
    .groupBy('allowance')
    .execute()
  const wrong = await db
    .selectFrom('code_guess')
    .select(({ fn }) => ['allowance', fn.countAll<number>().as('count')])
    .where('mobile', '=', mobile)
    .where('at', '>', since)
    .groupBy('allowance')
    .execute()
  const inRow = await db
    .selectFrom('code_allowance')
    .select(['allowance', 'wrong_in_row as count'])
    .where('mobile', '=', mobile)
    .where('wrong_in_row', '>', 0)
    .execute()
  const lockedAt = Math.max(...sent.map(({ lockedAt }) => Number(lockedAt ?? 0)), 0)
  const isFreed = inRow.length > 0 || sent.some(({ allowance }) => isOfUnknownBrowser(allowance))
  return {
    'codes asked for in 24 hours': countsIn(sent),
    'wrong codes in 24 hours': countsIn(wrong),
    'wrong codes in a row': countsIn(inRow),
    'five wrong tries at one code': lockedAt === 0 ? null : new Date(lockedAt),
    ...(isFreed && {
      'what lets codes be asked for and tried again': `npm run desk -- free ${mobile}, once you know who asks`,
    }),
  }
}

function countsIn(counts: readonly { allowance: string; count: number }[]): string | null {
  const texts = counts
    .toSorted((one, other) => (one.allowance < other.allowance ? -1 : 1))
    .map(({ allowance, count }) => `${count} by ${countedFor(allowance)}`)
  return texts.length === 0 ? null : texts.join(', ')
}
