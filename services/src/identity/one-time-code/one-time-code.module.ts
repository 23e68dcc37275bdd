import { retention } from '../../platform/retention/retention.ts'
import { literal } from '../../platform/store/literal.ts'
import type { Measure } from '../../platform/store/measure.ts'
import { deletableAtAnyTime } from '../../platform/store/sealed-table.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { createChallenge, lockMemoryMs } from './code-challenge.ts'
import { knownBrowserLifetimeMs } from './known-browser.ts'
import type { OneTimeCodeTables } from './one-time-code.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends OneTimeCodeTables {}
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

const codeMeasures: readonly Measure[] = [
  {
    name: 'chowk_codes_refused_last_hour',
    help: 'Wrong one-time codes that were looked at within the hour',
    async read(db, at) {
      const { count } = await db
        .selectFrom('code_guess')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('at', '>', at - hourMs)
        .executeTakeFirstOrThrow()
      return [{ value: count }]
    },
  },
  {
    name: 'chowk_codes_sent_last_day',
    help: 'One-time codes sent within 24 hours',
    async read(db, at) {
      const { count } = await db
        .selectFrom('code_challenge')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', at - dayMs)
        .executeTakeFirstOrThrow()
      return [{ value: count }]
    },
  },
]

export const oneTimeCodeModule: StoreModule = {
  retention: {
    code_challenge: 'codes',
    code_guess: 'codes',
    code_allowance: 'wrongInRow',
    known_browser: 'browsers',
  },
  sealed: {
    known_browser: {
      key: ['browser_hash', 'mobile'],
      changes: { proven_at: 'later', first_proven_at: { with: ['proven_at'] }, mac: 'any' },
      deletedFrom: deletableAtAnyTime,
    },
  },
  commands: [createChallenge],
  measures: codeMeasures,
  notRestored: { code_challenge: 'all', known_browser: 'all' },
  // Codes without wrong tries count towards the daily limits, codes with wrong tries towards the growing waits.
  async sweep(dispose, at) {
    await dispose('code_challenge', row =>
      row.and([row('locked_at', 'is', null), row('created_at', '<=', at - retention.codes.retentionMs)]),
    )
    await dispose('code_challenge', row => row('locked_at', '<=', at - lockMemoryMs))
    await dispose('code_guess', row => row('at', '<=', at - retention.codes.retentionMs))
    await dispose('code_allowance', row => row('wrong_in_row', '=', literal(0)))
    await dispose('known_browser', row => row('proven_at', '<=', at - knownBrowserLifetimeMs))
  },
}
