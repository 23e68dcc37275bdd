// A change of mobile number in the store. The new number must be confirmed, and a passkey or else the old one; each
// confirmation stands by itself, so that a mistyped code does not undo the other.

import { tell } from '../../messages/outbox/tell.ts'
import { change, defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { forgetDevices } from '../bound-devices/bound-device-row.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { type CodeAttempt, type CodeRefusal, tryCode, useUpCode } from '../one-time-code/code-challenge.ts'
import { forgetBrowsers } from '../one-time-code/known-browser.ts'

type Confirmation = 'new-number' | 'old-number' | 'passkey'

export type MobileChangeProgress =
  | { outcome: 'changed'; mobile: Mobile }
  | { outcome: 'confirmed'; stillMissing: 'new-number' | 'old-number-or-passkey' }
  | { outcome: 'number-in-use' }
  | { outcome: 'expired' }
  | (CodeRefusal & { number: 'new-number' | 'old-number' })

const confirmedColumn = {
  'new-number': 'new_confirmed_at',
  'old-number': 'old_confirmed_at',
  passkey: 'passkey_confirmed_at',
} as const

export interface ConfirmMobileChange {
  changeId: string
  customerId: string
  /** The device that asked stays signed in; all others must sign in again. */
  sessionId: string
  codes: { number: 'new-number' | 'old-number'; attempt: CodeAttempt }[]
  withPasskey: boolean
  at: number
}

export const confirmMobileChange = defineCommand(
  'confirm-mobile-change',
  function* (tx: Tx, asked: ConfirmMobileChange): Steps<MobileChangeProgress> {
    if (!(yield* isOpen(tx, asked))) return { outcome: 'expired' }
    if (asked.withPasskey) yield* markConfirmed(tx, asked, 'passkey')
    for (const { number, attempt } of asked.codes) {
      const trial = yield* tryCode(tx, attempt)
      if (trial.outcome !== 'right') return { ...trial, number }
      if (trial.subject !== asked.changeId) return { outcome: 'expired' }
      yield* useUpCode(tx, attempt)
      yield* markConfirmed(tx, asked, number)
    }
    return yield* finishWhenConfirmed(tx, asked)
  },
  { isolation: 'read committed' },
)

/** Takes the row, so that two confirmations at once see each other. */
function* isOpen(tx: Tx, { changeId, customerId, at }: ConfirmMobileChange): Steps<boolean> {
  const taken = yield* change(
    tx.query
      .updateTable('mobile_change')
      .set({ customer_id: customerId })
      .where('id', '=', changeId)
      .where('customer_id', '=', customerId)
      .where('expires_at', '>', at)
      .where('done_at', 'is', null),
  )
  return taken === 1
}

function* markConfirmed(tx: Tx, { changeId, at }: ConfirmMobileChange, by: Confirmation): Steps<void> {
  yield* change(
    tx.query
      .updateTable('mobile_change')
      .set({ [confirmedColumn[by]]: at })
      .where('id', '=', changeId),
  )
}

function* finishWhenConfirmed(tx: Tx, asked: ConfirmMobileChange): Steps<MobileChangeProgress> {
  const { changeId, customerId, sessionId, at } = asked
  const state = yield* row(tx.query.selectFrom('mobile_change').selectAll().where('id', '=', changeId))
  if (!state) return { outcome: 'expired' }
  if (state.new_confirmed_at === null) return { outcome: 'confirmed', stillMissing: 'new-number' }
  const passkey = yield* row(
    tx.query.selectFrom('passkey').select('id').where('customer_id', '=', customerId).limit(1),
  )
  // One may have been added since the change began.
  const isOldNumberEnough = state.old_confirmed_at !== null && !passkey
  if (!isOldNumberEnough && state.passkey_confirmed_at === null) {
    return { outcome: 'confirmed', stillMissing: 'old-number-or-passkey' }
  }

  const mobile = state.new_mobile
  // Said only now, to someone who has shown that the number is theirs.
  const owner = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
  if (owner) return { outcome: 'number-in-use' }
  const former = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', customerId))
  yield* change(
    tx.query.updateTable('customer').set({ mobile, mobile_changed_at: at }).where('id', '=', customerId),
  )
  const told = {
    kind: 'number-changed',
    customerId,
    parameters: { lastDigits: mobile.slice(-4) },
    at,
  } as const
  yield* tell(tx, told)
  if (former?.mobile) {
    yield* tell(tx, { ...told, mobile: former.mobile })
    yield* forgetBrowsers(tx, former.mobile)
  }
  yield* forgetDevices(tx, customerId)
  yield* change(tx.query.updateTable('mobile_change').set({ done_at: at }).where('id', '=', changeId))
  yield* change(
    tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', sessionId),
  )
  return { outcome: 'changed', mobile }
}
