// A change of mobile number in the store. The new number must be confirmed, and a passkey or else the old one; each
// confirmation is independent, so that a mistyped code does not undo the other.

import { notify } from '../../messages/outbox/notify.ts'
import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { change, defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { forgetDevices } from '../bound-devices/bound-devices.ts'
import { numberMac } from '../customer/customer-number.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { restrictedForMs } from '../new-device/new-device.ts'
import {
  attemptCode,
  type CodeAttempt,
  type CodeRefusal,
  markCodeUsed,
} from '../one-time-code/code-challenge.ts'
import { forgetBrowsers, recordKnownBrowser } from '../one-time-code/known-browser.ts'
import { hasPasskey } from '../passkeys/passkey-row.ts'
import {
  changeDelayMs,
  endChangesOf,
  numberCredential,
  scheduleChange,
} from '../pending-change-row/pending-change-row.ts'
import { type RenewedToken, renewSession } from '../session/session-row.ts'
import { verificationLifetimeMs } from '../verification/verification.ts'

type Confirmation = 'new-number' | 'old-number' | 'passkey'

export type MobileChangeProgress =
  | { outcome: 'changed'; mobile: Mobile }
  /** The change takes effect in a day, because no passkey older than a day confirmed it. */
  | { outcome: 'delayed'; dueAt: number }
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
  sessionId: string
  /** Copies of this session's cookie are signed out with the other devices. */
  renewed: RenewedToken
  codes: { number: 'new-number' | 'old-number'; attempt: CodeAttempt }[]
  withPasskey: boolean
  /** The passkey is lost, so the old number is enough after a day of waiting. */
  acceptsDelay: boolean
  at: number
}

export const confirmMobileChange = defineCommand.readCommitted(
  'confirm-mobile-change',
  function* (tx: Tx, input: ConfirmMobileChange): Steps<MobileChangeProgress> {
    if (!(yield* isOpen(tx, input))) return { outcome: 'expired' }
    if (input.withPasskey) yield* markConfirmed(tx, input, 'passkey')
    for (const { number, attempt } of input.codes) {
      const entered = yield* attemptCode(tx, attempt)
      if (entered.outcome !== 'right') return { ...entered, number }
      if (entered.subject !== input.changeId) return { outcome: 'expired' }
      yield* markCodeUsed(tx, attempt)
      yield* markConfirmed(tx, input, number)
      const { browserHash, browserKeys, networks } = attempt
      const browser = { browserHash, browserKeys, addressHash: networks.address_hash, at: input.at }
      if (number === 'new-number') yield* recordKnownBrowser(tx, { mobile: entered.mobile, ...browser })
    }
    return yield* finishWhenConfirmed(tx, input)
  },
)

/** Locks the row, so that concurrent confirmations see each other. */
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
  yield* write(
    tx.query
      .updateTable('mobile_change')
      .set({ [confirmedColumn[by]]: at })
      .where('id', '=', changeId),
  )
}

function* finishWhenConfirmed(tx: Tx, input: ConfirmMobileChange): Steps<MobileChangeProgress> {
  const { changeId, customerId, sessionId, at } = input
  const state = yield* row(tx.query.selectFrom('mobile_change').selectAll().where('id', '=', changeId))
  if (!state) return { outcome: 'expired' }
  if (state.new_confirmed_at === null) return { outcome: 'confirmed', stillMissing: 'new-number' }
  const mobile = state.new_mobile
  const isFresh = (confirmedAt: number | null) =>
    confirmedAt !== null && at - confirmedAt < verificationLifetimeMs
  const isPasskeyVerified = isFresh(state.passkey_confirmed_at)
  const isOldNumberVerified = isFresh(state.old_confirmed_at)
  // A passkey may have been added since the change began.
  const isPasskeyUnused = !isPasskeyVerified && (yield* hasPasskey(tx, customerId))
  if (!isPasskeyVerified && !(isOldNumberVerified && (input.acceptsDelay || !isPasskeyUnused)))
    return { outcome: 'confirmed', stillMissing: 'old-number-or-passkey' }
  // An attacker with the cookies and the SIM can provide all else: both codes, known browser, new PIN, first passkey.
  const mustWait = !isPasskeyVerified || !(yield* hasPasskey(tx, customerId, at - restrictedForMs))

  // Only a customer who has verified the number learns that it is taken.
  if (yield* isMobileTaken(tx, mobile)) return { outcome: 'number-in-use' }
  yield* write(tx.query.updateTable('mobile_change').set({ done_at: at }).where('id', '=', changeId))
  if (mustWait) {
    const credential = numberCredential(changeId, customerId, mobile, at + changeDelayMs)
    const details = { mobile, mac: credentialMac(input.renewed.macKey, credential) }
    const kind = 'change-mobile'
    const scheduled = yield* scheduleChange(tx, { id: changeId, customerId, sessionId, kind, details, at })
    const parameters = { lastDigits: mobile.slice(-4), from: scheduled.dueAt }
    yield* notify(tx, { kind: 'number-waiting', customerId, parameters, at })
    return scheduled
  }
  yield* moveAccount(tx, { customerId, mobile, sessionId, macKey: input.renewed.macKey, at })
  yield* renewSession(tx, sessionId, input.renewed)
  yield* endChangesOf(tx, { customerId, kind: 'change-mobile', endedAs: 'replaced', at })
  return { outcome: 'changed', mobile }
}

interface Move {
  customerId: string
  mobile: Mobile
  /** The device that asked stays signed in; all others must sign in again. */
  sessionId: string
  macKey: Key
  at: number
}

export function* isMobileTaken(tx: Tx, mobile: Mobile): Steps<boolean> {
  const owner = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
  return owner !== undefined
}

/** Gives the account another number, which no account has. */
export function* moveAccount(tx: Tx, { customerId, mobile, sessionId, macKey, at }: Move): Steps<void> {
  const former = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', customerId))
  const changed = { mobile, mobile_changed_at: at }
  const mobile_mac = numberMac(macKey, { id: customerId, created_at: at, ...changed })
  yield* write(
    tx.query
      .updateTable('customer')
      .set({ ...changed, mobile_mac })
      .where('id', '=', customerId),
  )
  const parameters = { lastDigits: mobile.slice(-4) }
  const notice = { kind: 'number-changed', customerId, parameters, at } as const
  yield* notify(tx, notice)
  if (former?.mobile) {
    yield* notify(tx, { ...notice, mobile: former.mobile })
    yield* forgetBrowsers(tx, former.mobile)
  }
  yield* forgetDevices(tx, customerId)
  yield* write(
    tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', sessionId),
  )
}
