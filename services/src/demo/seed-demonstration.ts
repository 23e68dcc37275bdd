// Writes the demonstration in one transaction: all of it exists or none, however many servers start at once.

import { randomUUIDv7 } from 'node:crypto'
import { dayInIndia, findBiller } from '@chowk/catalog'
import { billFor, sandboxSeed } from '../bills/biller-sandbox/bills.ts'
import type { Due } from '../bills/dues/dues.tables.ts'
import { newDueColumns } from '../bills/saved-accounts/save-account.ts'
import { moveDispute, raiseDispute } from '../care/disputes/dispute-row.ts'
import { answerTicket, openTicket } from '../care/tickets/ticket-row.ts'
import { numberMac } from '../identity/customer/customer-number.ts'
import type { Mobile } from '../identity/mobile/mobile.ts'
import { billDescription } from '../messages/names/description.ts'
import { notify } from '../messages/outbox/notify.ts'
import { walletOf } from '../money/ledger/accounts.ts'
import { type EntryKind, linesOfMove, postEntry } from '../money/ledger/entries.ts'
import { placeHold } from '../money/ledger/holds.ts'
import { countSpending } from '../money/limits/limits.ts'
import { moveOrder, placeOrder } from '../money/orders/order-row.ts'
import { endTopUp, startTopUp } from '../money/wallet/top-up-row.ts'
import { dayMs, minuteMs } from '../platform/calendar/durations.ts'
import { newReadableId } from '../platform/ids/readable-id.ts'
import type { Key } from '../platform/keys/derived-key.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../platform/store/command.ts'
import type { DemonstrationCustomer, StepThat, StoryStep } from './demonstration-data.ts'

const readBeforeDays = 2

/** Leaves customers whose number is in use unchanged. Marks the store as a demonstration. */
export const seedDemonstration = defineCommand(
  'seed-demonstration',
  function* (
    tx: Tx,
    { customers, macKey, at }: { customers: readonly DemonstrationCustomer[]; macKey: Key; at: number },
  ): Steps<void> {
    yield* write(
      tx.query
        .insertInto('demonstration')
        .values({ id: 1, since: at })
        .onConflict(conflict => conflict.doNothing()),
    )
    for (const { name, mobile: typed, story } of customers) {
      const mobile = typed as Mobile
      const taken = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
      if (taken) continue
      const customerId = newReadableId('CUS')
      yield* write(
        tx.query.insertInto('customer').values({
          id: customerId,
          mobile,
          mobile_mac: numberMac(macKey, { id: customerId, mobile, created_at: at, mobile_changed_at: null }),
          name,
          language: 'en',
          is_demonstration: 1,
          created_at: at,
        }),
      )
      for (const step of story) yield* seedStep(tx, customerId, step, at)
      // The messages of the story were delivered at once.
      yield* write(
        tx.query
          .updateTable('message')
          .set(message => ({ due_at: null, delivered_at: message.ref('created_at') }))
          .where('customer_id', '=', customerId),
      )
      yield* write(
        tx.query
          .updateTable('message')
          .set(message => ({ read_at: message.ref('created_at') }))
          .where('customer_id', '=', customerId)
          .where('created_at', '<', before(at, readBeforeDays)),
      )
    }
  },
)

const before = (now: number, daysAgo: number) => Math.round(now - daysAgo * dayMs)

function* seedStep(tx: Tx, customerId: string, step: StoryStep, now: number): Steps<void> {
  const at = before(now, step.daysAgo)
  switch (step.does) {
    case 'adds money':
      yield* addMoney(tx, customerId, step.amountPaise, at)
      return
    case 'orders':
      return yield* order(tx, customerId, step, at, now)
    case 'writes to care':
      return yield* writeToCare(tx, customerId, step, at)
    case 'gets money back':
      return yield* sendMoneyBack(tx, customerId, step, at, now)
    case 'saves an account':
      return yield* saveAccount(tx, customerId, step, at, now)
  }
}

function* addMoney(tx: Tx, customerId: string, amountPaise: number, at: number, mayCredit = true) {
  const id = randomUUIDv7()
  yield* startTopUp.steps(tx, { id, customerId, amountPaise, key: id, at })
  const arrival = { amountPaise, payerReference: '', at }
  const outcome = { state: 'arrived', arrival, entryId: randomUUIDv7(), mayCredit } as const
  yield* endTopUp.steps(tx, { topUpId: id, customerId, outcome, at })
  return id
}

/** The sandbox returns it to the payer's bank the day after tomorrow. */
function* sendMoneyBack(
  tx: Tx,
  customerId: string,
  { amountPaise }: StepThat<'gets money back'>,
  at: number,
  now: number,
): Steps<void> {
  const topUpId = yield* addMoney(tx, customerId, amountPaise, at, false)
  const back = yield* row(tx.query.selectFrom('source_return').select('id').where('cause_id', '=', topUpId))
  if (!back) return
  yield* write(
    tx.query.insertInto('sandbox_return').values({
      reference: back.id,
      source_reference: topUpId,
      amount_paise: amountPaise,
      begun_at: now + 2 * dayMs,
    }),
  )
}

function* order(tx: Tx, customerId: string, step: StepThat<'orders'>, at: number, now: number): Steps<void> {
  const id = newReadableId('ORD')
  const { billerId, amountPaise } = step.order
  const description = billDescription(billerId)
  yield* countSpending(tx, { customerId, amountPaise, at })
  yield* placeOrder(tx, { ...step.order, id, customerId, at })

  const account = walletOf(customerId)
  if (step.ends === 'pending') {
    yield* placeHold(tx, { id: randomUUIDv7(), account, amountPaise, description, reference: id, at })
    return
  }
  const post = (kind: EntryKind, walletPaise: number, postedAt: number) =>
    postEntry(tx, {
      id: randomUUIDv7(),
      kind,
      description,
      reference: id,
      lines: linesOfMove(walletPaise, 'system:billers', account),
      at: postedAt,
    })
  yield* post('payment', -amountPaise, at)
  if (step.ends === 'paid') {
    yield* moveOrder(tx, { id, to: 'paid', at: at + minuteMs })
  } else {
    yield* moveOrder(tx, { id, to: 'failed', at: at + 2 * minuteMs })
    yield* post('refund', amountPaise, at + 3 * minuteMs)
    yield* moveOrder(tx, { id, to: 'refunded', at: at + 3 * minuteMs })
  }
  if (step.dispute) yield* dispute(tx, customerId, id, step.dispute, now)
}

function* dispute(
  tx: Tx,
  customerId: string,
  orderId: string,
  { type, details, raisedDaysAgo, steps }: NonNullable<StepThat<'orders'>['dispute']>,
  now: number,
): Steps<void> {
  const id = newReadableId('DSP')
  const at = before(now, raisedDaysAgo)
  yield* raiseDispute.steps(tx, {
    id,
    customerId,
    orderId,
    type,
    at,
    details: details.en,
    raised: { actor: 'customer', note: '' },
  })
  for (const { to, note, daysAgo } of steps) {
    yield* moveDispute.steps(tx, { id, to, note, actor: 'sandbox', at: before(now, daysAgo) })
    if (to === 'with-biller') continue
    const decision = to === 'rejected' ? 'reject' : 'no-refund'
    yield* write(tx.query.updateTable('dispute').set({ decision }).where('id', '=', id))
  }
}

function* writeToCare(
  tx: Tx,
  customerId: string,
  { topic, subject, message, answer }: StepThat<'writes to care'>,
  at: number,
): Steps<void> {
  const id = newReadableId('TKT')
  yield* openTicket.steps(tx, {
    id,
    customer_id: customerId,
    submission: id,
    topic,
    order_id: null,
    opened_at: at,
    subject: subject.en,
    message: message.en,
  })
  if (answer) yield* answerTicket.steps(tx, { id, text: answer.en, at: at + 40 * minuteMs })
}

function* saveAccount(
  tx: Tx,
  customerId: string,
  { billerId, account, plan, isReminded }: StepThat<'saves an account'>,
  at: number,
  now: number,
): Steps<void> {
  const id = randomUUIDv7()
  const [parameter] = findBiller(billerId)?.parameters ?? []
  const of = { customer_id: customerId, biller_id: billerId }
  const parameters = JSON.stringify(parameter ? { [parameter.name]: account } : {})
  yield* write(
    tx.query
      .insertInto('saved_account')
      .values({ ...of, id, account, parameters, name: '', label: '', saved_at: at }),
  )
  const ends: Due | undefined = plan && {
    isPlan: true,
    amountPaise: plan.amountPaise,
    dueDate: dayInIndia(now + plan.endsInDays * dayMs),
  }
  const bill = isReminded ? billFor({ seed: sandboxSeed, billerId, account, at: now, paid: [] }) : undefined
  const remindedAt = before(now, 1)
  yield* write(
    tx.query.insertInto('account_due').values({
      ...newDueColumns,
      ...of,
      account_id: id,
      ask_at: now,
      ...(ends && { due: JSON.stringify(ends), seen_at: now }),
      ...(bill && { reminded_due: bill.dueDate, reminded: 3, reminded_on: dayInIndia(remindedAt) }),
    }),
  )
  if (!bill) return
  yield* notify(tx, {
    kind: 'bill-late',
    customerId,
    parameters: {
      billerId,
      lastDigits: account.slice(-4),
      dueDate: bill.dueDate,
      amountPaise: bill.amounts[0].amountPaise,
    },
    at: remindedAt,
  })
}
