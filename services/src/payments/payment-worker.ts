// Looks after every payment that is due: asks for its money, sends it, asks what became of it. Any number of servers may
// at once, and the next one goes on where a killed one stopped.
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'
import type { Collecting } from './collecting.ts'
import type { BillPaymentRow } from './payment-row.ts'
import type { Sending } from './sending.ts'

export interface PaymentWorkerOptions {
  readonly store: Store
  readonly collecting: Collecting
  readonly sending: Sending
  readonly log: Log
  readonly now: () => Date
}

const LOOKED_AT_ONCE = 50

export function createPaymentWorker({ store, collecting, sending, log, now }: PaymentWorkerOptions): {
  catchUp(): Promise<void>
} {
  async function lookAfter(payment: BillPaymentRow): Promise<void> {
    switch (payment.stage) {
      case 'awaiting-money':
        if (await collecting.askIfDue(payment)) await sending.send(payment.reference)
        return
      case 'held':
        return sending.sendLate(payment)
      case 'sent':
        return sending.ask(payment.reference)
    }
  }

  return {
    async catchUp() {
      const due = await store.db
        .selectFrom('bill_payment')
        .selectAll()
        .where('stage', 'in', ['awaiting-money', 'held', 'sent'])
        .where('due_at', '<=', now().getTime())
        .orderBy('due_at')
        .limit(LOOKED_AT_ONCE)
        .execute()
      await Promise.all(
        due.map(payment =>
          lookAfter(payment).catch(error =>
            log.error(
              { err: error, reference: payment.reference },
              'a payment could not be looked after; it will be again',
            ),
          ),
        ),
      )
    },
  }
}
