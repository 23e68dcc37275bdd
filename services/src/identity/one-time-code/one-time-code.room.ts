import { retention } from '../../platform/retention/retention.ts'
import { literal } from '../../platform/store/literal.ts'
import type { Room } from '../../platform/store/room.ts'
import { anyTime } from '../../platform/store/sealed-table.ts'
import { createChallenge, lockMemoryMs } from './code-challenge.ts'
import { codeMeasures } from './code-measures.ts'
import { knownBrowserLifetimeMs } from './known-browser.ts'
import type { OneTimeCodeTables } from './one-time-code.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends OneTimeCodeTables {}
}

export const oneTimeCodeRoom: Room = {
  retention: {
    code_challenge: 'codes',
    code_guess: 'codes',
    code_allowance: 'wrongInRow',
    known_browser: 'browsers',
  },
  sealed: {
    known_browser: {
      key: ['browser_hash', 'mobile'],
      changes: { proven_at: 'later', first_proven_at: { with: ['proven_at'] } },
      deletedFrom: anyTime,
    },
  },
  commands: [createChallenge],
  measures: codeMeasures,
  notRestored: { code_challenge: 'all', known_browser: 'all' },
  // A code that nobody guessed at counts towards the limits of a day, one that was guessed at towards the growing wait.
  async sweep(takeAway, at) {
    await takeAway('code_challenge', row =>
      row.and([row('locked_at', 'is', null), row('created_at', '<=', at - retention.codes.keptMs)]),
    )
    await takeAway('code_challenge', row => row('locked_at', '<=', at - lockMemoryMs))
    await takeAway('code_guess', row => row('at', '<=', at - retention.codes.keptMs))
    await takeAway('code_allowance', row => row('wrong_in_row', '=', literal(0)))
    await takeAway('known_browser', row => row('proven_at', '<=', at - knownBrowserLifetimeMs))
  },
}
