// Reminds of a due three days before, on the day and once after it. The reminder is recorded in the transaction of
// its message, so that nobody is reminded twice when a worker is killed. Only a due that the biller confirmed the
// same day causes a reminder: it may have been paid elsewhere.
import { dayInIndia } from '@chowk/catalog'
import { notify } from '../../messages/outbox/notify.ts'
import { change, defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { lastPaid } from '../saved-accounts/save-account.ts'
import { mayRemindAt, remindedUntil, reminderOf } from './due-schedule.ts'
import { dueOf, storedDues } from './query-biller.ts'

interface ToRemind {
  readonly accountId: string
  readonly at: number
}

export const remindOfDue = defineCommand.readCommitted('remind-of-due', remindSteps)

function* remindSteps(tx: Tx, { accountId, at }: ToRemind): Steps<void> {
  if (!mayRemindAt(at)) return
  const taken = yield* change(
    tx.query
      .updateTable('account_due')
      .set({ remind_at: null })
      .where('account_id', '=', accountId)
      .where('remind_at', '<=', at),
  )
  if (taken === 0) return
  const found = yield* row(storedDues(tx.query).where('of.account_id', '=', accountId))
  if (!found?.reminds || found.fault !== null || found.paying !== null) return
  const due = dueOf(found)
  const today = dayInIndia(at)
  if (!due || found.seen_at === null || dayInIndia(found.seen_at) !== today) {
    yield* write(tx.query.updateTable('account_due').set({ ask_at: at }).where('account_id', '=', accountId))
    return
  }
  const reminder = reminderOf(due, today)
  const before = found.reminded_due === due.dueDate ? found.reminded : 0
  const paid = yield* row(lastPaid(tx, found))
  if (reminder <= before || found.reminded_on === today || (paid?.ended_at ?? 0) >= found.seen_at) return
  yield* write(
    tx.query
      .updateTable('account_due')
      .set({ reminded_due: due.dueDate, reminded: reminder, reminded_on: today })
      .where('account_id', '=', accountId),
  )
  const { amountPaise, dueDate, isPlan } = due
  const isLate = reminder > 2
  const to = { customerId: found.customer_id, at, until: remindedUntil(at) }
  const about = { billerId: found.biller_id, lastDigits: found.account.slice(-4), dueDate }
  if (isPlan) yield* notify(tx, { ...to, kind: isLate ? 'plan-ended' : 'plan-ends', parameters: about })
  else {
    const parameters = { ...about, amountPaise }
    yield* notify(tx, { ...to, kind: isLate ? 'bill-late' : 'bill-due', parameters })
  }
}

interface ToSwitch extends ToRemind {
  readonly customerId: string
  readonly reminds: boolean
}

/** False when the customer has no such account. They are notified: a copied session could otherwise silence a bill unseen. */
export const switchReminders = defineCommand.readCommitted(
  'switch-reminders',
  function* (tx: Tx, { customerId, accountId, reminds, at }: ToSwitch): Steps<boolean> {
    const changed = yield* change(
      tx.query
        .updateTable('account_due')
        .set(reminds ? { reminds: 1 } : { reminds: 0, remind_at: null })
        .where('account_id', '=', accountId)
        .where('customer_id', '=', customerId),
    )
    if (changed > 0 && !reminds) yield* notify(tx, { kind: 'messages-muted', customerId, parameters: {}, at })
    return changed > 0
  },
)
