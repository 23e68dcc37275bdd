// @module-tag slow
// Every kind of message reaches its customer when its cause happens. A new kind without a line here does not compile.

import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInIndia, indiaOffsetMs } from '@chowk/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, Payer, type PayingPortal, testPin } from '../../bills/payments/test-payments.ts'
import { demonstrationCustomers } from '../../demo/demonstration-data.ts'
import { removePasskeysSubject } from '../../identity/session/session-row.ts'
import { openTestDesk, type TestOperator } from '../../operations/test-operators.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { Services } from '../../services.ts'
import { linesOf, messageWorker } from '../../test-portal/test-messages.ts'
import { addPasskey, signInWithPasskey, verificationOf, verify } from '../../test-portal/test-passkey.ts'
import { codeIn, signIn, wrongCode } from '../../test-portal/test-portal.ts'
import type { MessageKind } from '../templates/message-kinds.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-every-message-'))
const outbox = join(folder.path, 'outbox.jsonl')
let paying: PayingPortal
let services: Services
let meera: TestOperator
let tariq: TestOperator

beforeAll(async () => {
  paying = await openPayingPortal('sqlite', { messages: { outbox } })
  services = paying.portal.services
  ;({ meera, tariq } = await openTestDesk(paying.portal))
})
afterAll(async () => {
  await paying?.close()
  folder[Symbol.dispose]()
})

type Cause = (asha: Payer) => Promise<unknown>

const causes: Readonly<Record<MessageKind, Cause>> = {
  'sign-in-code': signInElsewhere,
  'change-mobile-old-code': changeMobile,
  'change-mobile-new-code': changeMobile,
  'approve-payment-code': recharge,
  'prove-code': ({ browser }) => verify(browser, { action: 'export-data' }),

  'new-device': signInElsewhere,
  'passkey-added': ({ browser }) => addPasskey(browser),
  'passkey-removed': async ({ browser, id }) => {
    const { authenticator } = await addPasskey(browser)
    const [passkey] = await services.passkeys.list(id)
    const removing = { action: 'remove-passkey', subject: passkey?.id } as const
    await services.passkeys.remove(await verificationOf(browser, removing, authenticator))
  },
  'passkey-waiting': async ({ browser }) => {
    await addPasskey(browser)
    await addPasskey(browser)
  },
  'code-locked': async ({ browser, session }) => {
    const requested = { action: 'export-data' } as const
    const sent = await services.stepUp.sendCode(browser.client, session, requested)
    if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
    browser.take(sent.setCookies)
    const typed = { challenge: sent.challenge, code: wrongCode(sent.demonstrationCode ?? '') }
    for (let time = 0; time < 5; time++)
      await services.stepUp.byCode(browser.client, session, requested, typed)
  },
  'pin-set': async asha => {
    // Only the first PIN sends this, and every payer of the tests has one.
    await paying.portal.store.db.deleteFrom('payment_pin').where('customer_id', '=', asha.id).execute()
    await asha.setPin()
  },
  'pin-changed': async asha => asha.setPin({ pin: '162342', former: await pinOf(asha) }),
  'pin-reset': asha => asha.setPin({ pin: '162342' }),
  'pin-waiting': async asha => (await elsewhere(asha)).setPin({ pin: '162342' }),
  'pin-locked': async ({ id }) => {
    for (const wrong of ['000001', '000002', '000003', '000004', '000005'])
      await services.pins.check(id, wrong)
  },
  'number-changed': async asha => {
    await changeMobile(asha)
    paying.portal.clock.pass(24 * 60 * 60_000)
    await services.pendingChanges.runDueWork()
  },
  'number-waiting': async asha => {
    await addPasskey(asha.browser)
    await changeMobile(asha)
  },
  'name-changed': ({ id }) => services.accounts.updateProfile(id, { name: 'Asha' }),
  'language-changed': ({ id }) => services.accounts.updateProfile(id, { language: 'hi' }),
  'messages-limited': ({ id }) => rename(id, 'Asha', 'Usha', 'Isha', 'Asha'),
  'messages-paused': async ({ id }) => {
    for (let hour = 0; hour < 8; hour++) {
      await rename(id, 'Asha', 'Usha', 'Isha')
      paying.portal.clock.pass(60 * 60_000)
    }
  },
  'messages-muted': ({ id }) => services.messages.mute(id, ['disputes']),
  'calendar-renewed': ({ id }) => services.billCalendar.renew(id),
  'statement-downloaded': ({ session }) =>
    services.sessions.noteDownload(paying.portal.browser().client, session),
  'account-saved': save,
  'account-renamed': async asha => services.savedAccounts.rename(asha.id, await save(asha), 'Office'),
  'account-removed': async asha => services.savedAccounts.remove(asha.id, await save(asha)),
  'signed-out-everywhere': ({ session }) => services.sessions.endAll(session),
  'account-closed': async ({ browser, id }) => {
    const { paidOutPaise, givenUpPaise } = await services.closing.preview(id)
    const verification = await verificationOf(browser, { action: 'close-account' })
    await services.closing.close(verification, { paidOutPaise, givenUpPaise })
  },
  'closing-waiting': requestClosing,
  'closing-refused': async asha => {
    await requestClosing(asha)
    paying.portal.clock.pass(dayMs)
    await asha.recharge(numberEnding(4), 199_00, 'upi')
    await services.closing.runDueWork()
  },
  'account-locked': ({ id }) => services.locks.lock(id),
  'unlock-asked': lockAndAskToUnlock,
  'unlock-cancelled': async asha => services.locks.refuseUnlock(await lockAndAskToUnlock(asha)),
  'account-unlocked': async asha => {
    await lockAndAskToUnlock(asha)
    paying.portal.clock.pass(dayMs)
    await signInElsewhere(asha)
  },
  'lock-lifted': async ({ id }) => {
    await services.locks.lock(id)
    const { actId } = await meera.act({ does: 'lift', customerId: id })
    await tariq.act({ does: 'approve', act: actId })
  },

  'money-added': addMoney,
  'payment-made': recharge,
  'payment-cancelled': async asha => {
    const { orderId } = await asha.recharge(numberEnding(1), 199_00, 'upi')
    await services.payments.cancel(asha.id, orderId)
  },
  'hold-released': asha => asha.recharge(numberEnding(2)),
  refund: async asha => services.disputes.decide(await raise(asha), 'refund'),
  'adjusted-up': ({ id }) => meera.act({ does: 'adjust-give', customerId: id, paise: 1_00 }),
  'adjusted-down': ({ id }) => meera.act({ does: 'adjust-take', customerId: id, paise: 1_00 }),
  compensation: async asha => {
    await asha.recharge(numberEnding(4))
    paying.portal.clock.pass(3 * dayMs)
    await paying.pass(1)
    await services.compensations.runDueWork()
  },

  'return-started': payTooMuch,
  'money-returned': async asha => {
    await payTooMuch(asha)
    await paying.pass(1)
  },

  'bill-due': asha => remindOf(asha, 2),
  'bill-late': asha => remindOf(asha, -1),
  'plan-ends': asha => remindOf(asha, 2, true),
  'plan-ended': asha => remindOf(asha, -1, true),

  'limit-near': async ({ id }) => {
    const { limitPaise } = (await services.limits.of(id)).loadMonth
    await services.wallet.addMoney(id, { amountPaise: limitPaise * 0.95, key: 'most-of-it' })
  },
  'limit-refused': ({ id }) =>
    services.wallet.addMoney(id, { amountPaise: 99_000_00, key: 'too-much' }).catch(() => undefined),
  'identity-verified': asha => verifyIdentity(asha, 'ABCPE1231F'),
  'identity-refused': asha => verifyIdentity(asha, 'ABCPE1232F'),

  'dispute-raised': raise,
  'dispute-with-biller': async asha => services.disputes.review(await raise(asha)),
  'dispute-resolved': async asha => services.disputes.decide(await raise(asha), 'no-refund'),
  'dispute-rejected': async asha => services.disputes.decide(await raise(asha), 'reject'),

  'ticket-answered': async asha => {
    await meera.act({ does: 'answer', ticketId: await openTicket(asha), text: 'It is there.' })
  },
  'unverified-ticket-answered': async ({ browser, session }) => {
    const form = { mobile: session.customer.mobile, message: 'I cannot sign in.', language: 'en' } as const
    await services.unverifiedTickets.open(browser.client, form)
    const opened = await paying.portal.store.db
      .selectFrom('unverified_ticket')
      .select('id')
      .executeTakeFirstOrThrow()
    await meera.act({ does: 'answer', ticketId: opened.id, text: 'Ask for a new OTP.' })
  },
  'ticket-replied': async asha => {
    const browser = services.sessions.requestingBrowser(paying.portal.browser().client)
    await services.tickets.reply(asha.id, await openTicket(asha), { message: 'Any news?', seen: 1, browser })
  },
}

/** Other causes of a message of the same kind. */
const otherTriggers: readonly [title: `${MessageKind}, ${string}`, cause: Cause][] = [
  ['refund, by operators', async asha => meera.act({ does: 'refund', orderId: await recharge(asha) })],
  [
    'new-device, with a passkey',
    async asha => {
      const { authenticator } = await addPasskey(asha.browser)
      await signInWithPasskey(paying.portal.browser(), authenticator)
    },
  ],
  [
    'passkey-removed, by signing out everywhere',
    async ({ browser }) => {
      const { authenticator } = await addPasskey(browser)
      const leaving = { action: 'sign-out-everywhere', subject: removePasskeysSubject } as const
      await services.sessions.revokeAll(await verificationOf(browser, leaving, authenticator))
    },
  ],
]

test.each([...Object.entries(causes), ...otherTriggers])('%s', async (title, cause) => {
  const asha = await paying.customer({ balancePaise: 400_00 })
  expect(await sentTo(asha, cause)).toContain(title.split(',')[0])
})

test('refund, of an order in the demonstration’s story', async () => {
  const browser = await signIn(paying.portal.browser(), demonstrationCustomers[0]?.mobile ?? '')
  const asha = new Payer(paying.portal, browser, await browser.session())
  const { orders } = await services.orders.list(asha.id, { state: 'paid' })
  const refund = async () => services.disputes.decide(await raise(asha, orders[0]?.id), 'refund')
  expect(await sentTo(asha, refund)).toContain('refund')
})

/** The kinds delivered to the customer since then, at the number before a change and the one after it. */
async function sentTo(asha: Payer, cause: Cause): Promise<string[]> {
  const worker = messageWorker(paying.portal, { outbox })
  await worker.runDueWork()
  const before = (await linesOf(outbox)).length
  await cause(asha)
  await worker.runDueWork()
  const numbers = [asha.session.customer.mobile, nextMobile(asha)]
  const lines = (await linesOf(outbox)).slice(before)
  return lines.filter(({ mobile }) => numbers.includes(mobile)).map(({ kind }) => kind)
}

const nextMobile = ({ session }: Payer) => session.customer.mobile.replace(/^9/, '8')

function signInElsewhere({ session }: Payer) {
  return signIn(paying.portal.browser(), session.customer.mobile)
}

/** The same customer in a browser that is new to the account. */
async function elsewhere(asha: Payer): Promise<Payer> {
  paying.portal.clock.pass(2 * 60_000)
  const browser = await signInElsewhere(asha)
  return new Payer(paying.portal, browser, await browser.session())
}

async function requestClosing(asha: Payer) {
  const { paidOutPaise, givenUpPaise } = await services.closing.preview(asha.id)
  const { browser } = await elsewhere(asha)
  const verification = await verificationOf(browser, { action: 'close-account' })
  await services.closing.close(verification, { paidOutPaise, givenUpPaise })
}

/** By codes to both numbers; beside a passkey the change waits a day. */
async function changeMobile(asha: Payer) {
  const { browser, session } = asha
  const { mobileChange } = services
  const begun = await mobileChange.begin(browser.client, session, { newMobile: nextMobile(asha) })
  if (begun.outcome !== 'begun') throw new Error(`The change did not begin: ${begun.outcome}`)
  browser.take(begun.setCookies)
  const { change, newNumber } = begun
  const oldNumber = begun.oldNumber ?? (await mobileChange.sendOldNumberCode(browser.client, session, change))
  const typed = { change, newNumber: codeIn(newNumber), oldNumber: codeIn(oldNumber), acceptsDelay: true }
  await mobileChange.confirm(browser.client, session, typed)
}

async function pinOf({ id }: Payer) {
  const checked = await services.pins.check(id, testPin)
  if (checked.outcome !== 'right') throw new Error(`The PIN is not right: ${checked.outcome}`)
  return checked.pin
}

async function lockAndAskToUnlock(asha: Payer) {
  await services.locks.lock(asha.id)
  const browser = await paying.portal.browser().open()
  const entered = await browser.enterCode(codeIn(await browser.requestCode(asha.session.customer.mobile)))
  if (entered.outcome !== 'locked') throw new Error(`It is not locked: ${entered.outcome}`)
  await services.locks.requestUnlock(entered, await pinOf(asha))
  return entered
}

async function rename(id: string, ...names: string[]) {
  for (const name of names) await services.accounts.updateProfile(id, { name })
}

async function openTicket({ id }: Payer): Promise<string> {
  const letter = { topic: 'other', subject: 'My bill', message: 'Where is my money?', submission: id }
  const opened = await services.tickets.open(id, letter)
  return 'id' in opened ? opened.id : ''
}

let lastAccount = 50_000_000
/** The last digit decides how the sandbox answers. */
const numberEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

async function recharge(asha: Payer): Promise<string> {
  return (await asha.recharge(numberEnding(1))).orderId
}

async function save(asha: Payer): Promise<string> {
  const { reference } = await asha.recharge(numberEnding(1))
  return (await services.savedAccounts.save(asha.id, { reference, name: 'Home' }))?.id ?? ''
}

/** Reminds at noon in India of a bill that is due in this many days. */
async function remindOf(asha: Payer, inDays: number, isPlan?: true) {
  const account = await save(asha)
  const { clock, store } = paying.portal
  clock.pass(dayMs - ((clock.now().getTime() + indiaOffsetMs) % dayMs) + dayMs / 2)
  const at = clock.now().getTime()
  const due = { dueDate: dayInIndia(at + inDays * dayMs), isPlan, amountPaise: 640_00 }
  await store.db
    .updateTable('account_due')
    .set({ due: JSON.stringify(due), seen_at: at, remind_at: at, ask_at: at + dayMs })
    .where('account_id', '=', account)
    .execute()
  await services.dues.runDueWork()
}

async function addMoney({ id }: Payer) {
  const { topUp } = await services.wallet.addMoney(id, { amountPaise: 500_00, key: 'once' })
  await services.paymentSandbox.choose(topUp.id, 'succeed')
}

async function payTooMuch(asha: Payer) {
  const { reference } = await asha.recharge(numberEnding(1), 199_00, 'upi')
  await services.paymentSandbox.choose(reference, 'pay-more')
}

async function verifyIdentity({ browser }: Payer, idNumber: string) {
  const verification = await verificationOf(browser, { action: 'verify-identity' })
  await services.kyc.verify(verification, { name: 'Asha Verma', idKind: 'pan', idNumber })
}

async function raise(asha: Payer, order?: string): Promise<string> {
  const orderId = order ?? (await recharge(asha))
  const given = { orderId, type: 'deducted-twice', details: 'The money went twice.' }
  const raised = await services.disputes.raise(asha.id, given)
  return raised.outcome === 'raised' ? raised.id : ''
}
