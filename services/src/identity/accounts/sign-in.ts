// Signing in with a one-time code: one transaction uses up the code, finds or creates the customer, and begins the
// session.

import { notify } from '../../messages/outbox/notify.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import { bindDevice, type DeviceToBind } from '../bound-devices/bound-devices.ts'
import { giveConsents } from '../consents/consents.module.ts'
import type { Customer, Language } from '../customer/customer.ts'
import { copyMarksOfFormerAccount, holderMarks } from '../holders/holder-marks.ts'
import { type AccountLocked, unlockIfDue } from '../lock/account-lock.ts'
import type { CodeAttempt, CodeRefusal } from '../one-time-code/code-challenge.ts'
import { attemptCode, markCodeUsed } from '../one-time-code/code-challenge.ts'
import { type RenewedBrowser, rememberBrowser } from '../one-time-code/known-browser.ts'
import { hasPin } from '../payment-pin/payment-pin-row.ts'
import { beginSession, type NewSession } from '../session/session-row.ts'
import { findOrCreateCustomer, type InvalidNumberMac } from './customer-row.ts'

export interface SignInWithCode {
  attempt: CodeAttempt
  newCustomerId: string
  language: Language
  session: NewSession
  /** This browser's key. Beside a PIN it would approve payments, so that a customer who has one binds it with PIN and code. */
  toBind: DeviceToBind | undefined
  browser: RenewedBrowser
  /** Finds the marks of a closed account with the same number. */
  holderKeys: Keys
}

export const signInWithCode = defineCommand.readCommitted(
  'sign-in-with-code',
  function* (
    tx: Tx,
    { attempt, newCustomerId, language, session, toBind, browser, holderKeys }: SignInWithCode,
  ): Steps<CodeRefusal | AccountLocked | InvalidNumberMac | { outcome: 'signed-in'; customer: Customer }> {
    const entered = yield* attemptCode(tx, attempt)
    if (entered.outcome !== 'right') return entered
    yield* markCodeUsed(tx, attempt)
    const { mobile } = entered
    const newCustomer = { id: newCustomerId, mobile, language, keys: browser.browserKeys, at: attempt.at }
    const found = yield* findOrCreateCustomer(tx, newCustomer)
    if (found.outcome !== 'found') return found
    const { customer } = found
    const locked = yield* unlockIfDue(tx, customer.id, attempt.at)
    if (locked) return locked
    yield* giveConsents(tx, { customerId: customer.id, at: attempt.at })
    yield* beginSession(tx, customer.id, session)
    const { device, at } = session
    if (toBind && !(yield* hasPin(tx, customer.id)))
      yield* bindDevice(tx, { ...toBind, customerId: customer.id, at })
    const isKnown = yield* rememberBrowser(tx, {
      ...browser,
      mobile,
      at,
      addressHash: attempt.networks.address_hash,
    })
    const isNew = customer.id === newCustomerId
    if (isNew) {
      const marks = holderMarks(holderKeys, 'mobile', mobile)
      yield* copyMarksOfFormerAccount(tx, { customerId: customer.id, marks })
    }
    if (!isKnown && !isNew)
      yield* notify(tx, { kind: 'new-device', customerId: customer.id, parameters: { device }, at })
    return { outcome: 'signed-in', customer }
  },
)
