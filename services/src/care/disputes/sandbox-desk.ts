// The demonstration's substitute for operators: passes a dispute on after some seconds and decides it some seconds
// later, by the rule below. Every note names the sandbox.

import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import type { DisputeNoteCode } from './dispute-notes.ts'
import type { DisputeDecision } from './dispute-row.ts'
import type { DisputeTypeId } from './dispute-types.ts'
import type { Disputes, OpenDispute } from './disputes.ts'

const reviewAfterMs = 8_000
const decideAfterMs = 20_000

type Ruling = { readonly decision: DisputeDecision; readonly note: DisputeNoteCode }

const alreadyReturned: Ruling = { decision: 'no-refund', note: 'sandbox-no-money-left' }
const refund: Ruling = { decision: 'refund', note: 'sandbox-biller-agrees' }
const rejection: Ruling = { decision: 'reject', note: 'sandbox-biller-refuses' }

/** The rule for paid orders. A pending order waits for its outcome; a failed one needs no refund. */
const rulingsOnPaid: Record<DisputeTypeId, Ruling> = {
  'not-updated': { decision: 'no-refund', note: 'sandbox-account-updated' },
  'no-receipt': { decision: 'no-refund', note: 'sandbox-on-receipt' },
  'deducted-not-paid': refund,
  'deducted-twice': refund,
  'wrong-amount': { decision: 'refund', note: 'sandbox-whole-amount-back' },
  'refund-missing': refund,
  'wrong-account': rejection,
  other: rejection,
}

/** `speed` divides the delays. */
export function createSandboxDesk({ store, log, now }: ServiceContext, disputes: Disputes, speed = 1) {
  /** The demonstration's own disputes are older than their customers; they stay unchanged. */
  async function isDemonstrationData({ customerId, raisedAt }: OpenDispute): Promise<boolean> {
    const customer = await store.db
      .selectFrom('customer')
      .select('created_at')
      .where('id', '=', customerId)
      .executeTakeFirst()
    return raisedAt.getTime() < (customer?.created_at ?? 0)
  }

  async function advance(dispute: OpenDispute): Promise<void> {
    const ageMs = now().getTime() - dispute.raisedAt.getTime()
    if (dispute.state === 'raised') {
      if (ageMs >= reviewAfterMs / speed) await disputes.review(dispute.id, 'sandbox-sent-to-biller')
      return
    }
    const ruling = rulingOn(dispute)
    if (ageMs >= decideAfterMs / speed && ruling)
      await disputes.decide(dispute.id, ruling.decision, ruling.note)
  }

  return {
    async runDueWork() {
      for (const dispute of await disputes.open()) {
        if (await isDemonstrationData(dispute)) continue
        await advance(dispute).catch(error => {
          // Another server's desk was faster.
          if (isRefusal(error, 'dispute-state')) return
          log.error(
            { err: error, dispute: dispute.id },
            'a dispute could not be moved on; it will be tried again',
          )
        })
      }
    },
  }
}

function rulingOn({ type, order }: OpenDispute): Ruling | undefined {
  if (order.state === 'pending') return undefined
  return order.state === 'paid' ? rulingsOnPaid[type] : alreadyReturned
}
