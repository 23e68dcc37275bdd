import type { ExpressionBuilder } from 'kysely'
import { dayMs, hourMs } from '../../platform/calendar/durations.ts'
import { retention } from '../../platform/retention/retention.ts'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { deletableAtAnyTime } from '../../platform/store/sealed-table.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import type { Mobile } from '../mobile/mobile.ts'
import type { AttemptLimitId, CodePurpose, Networks } from './attempt-limits.ts'
import { createChallenge, lockMemoryMs } from './code-challenge.ts'
import { knownBrowserLifetimeMs } from './known-browser.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    code_challenge: Networks & {
      id: string
      purpose: CodePurpose
      mobile: Mobile
      /** The attempt limit that wrong attempts at it count against. */
      allowance: AttemptLimitId
      /** What the code confirms beyond its purpose, e.g. which change of number. */
      subject: string
      browser_hash: string
      code_hash: string
      tries_left: number
      created_at: number
      expires_at: number
      used_at: number | null
      /** When the last of its attempts failed; null while attempts are left. */
      locked_at: number | null
    }
    code_allowance: {
      mobile: Mobile
      allowance: AttemptLimitId
      /** Wrong attempts in a row, since the number's last right code. */
      wrong_in_row: number
    }
    /** One row per wrong attempt, for the limits per network. */
    code_guess: Networks & { mobile: Mobile; allowance: AttemptLimitId; at: number }
    known_browser: {
      mobile: Mobile
      browser_hash: string
      proven_at: number
      /** When the browser was first verified without an interruption since. */
      first_proven_at: number
      /** The network of the last verification, as in `Networks`. */
      address_hash: string | null
      /** See `credential-mac.ts`. */
      mac: string
    }
  }
}

const countAll = ({ fn }: ExpressionBuilder<Database, 'code_guess' | 'code_challenge'>) =>
  fn.countAll<number>().as('value')

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
  metrics: [
    {
      name: 'chowk_codes_refused_last_hour',
      help: 'Wrong one-time codes entered in the last hour',
      read: (db, at) =>
        db
          .selectFrom('code_guess')
          .select(countAll)
          .where('at', '>', at - hourMs)
          .execute(),
    },
    {
      name: 'chowk_codes_sent_last_day',
      help: 'One-time codes sent in the last 24 hours',
      read: (db, at) =>
        db
          .selectFrom('code_challenge')
          .select(countAll)
          .where('created_at', '>', at - dayMs)
          .execute(),
    },
  ],
  notRestored: { code_challenge: 'all', known_browser: 'all' },
  // All codes count towards the daily limits, those with a failed last attempt also towards the growing waits.
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
