// The desk of the demonstration, where nobody sits: it passes a dispute on after some seconds and decides it some seconds
// later, by the rule below. Every note says that it is the sandbox's.

import type { Log } from '../../platform/log/log.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import type { DisputeDecision, DisputeNote } from './dispute-row.ts'
import type { DisputeTypeId } from './dispute-types.ts'
import type { Disputes, OpenDispute } from './disputes.ts'

export interface SandboxDeskOptions {
  readonly store: Store
  readonly disputes: Disputes
  readonly log: Log
  readonly now: () => Date
  /** Divides the time until it reviews and decides. */
  readonly speed?: number | undefined
}

const REVIEW_AFTER_MS = 8_000
const DECIDE_AFTER_MS = 20_000

interface Ruling {
  readonly decision: DisputeDecision
  readonly note: DisputeNote
}

const sentToBiller: DisputeNote = {
  text: 'Sandbox: sent to the biller with the transaction number.',
  hindi: 'सैंडबॉक्स: लेन-देन संख्या के साथ कंपनी को भेजा गया।',
}

const moneyIsBack: Ruling = {
  decision: 'no-refund',
  note: {
    text: 'Sandbox: the payment did not go through, and none of your money is with us or the biller. Your order says what became of it.',
    hindi:
      'सैंडबॉक्स: भुगतान पूरा नहीं हुआ, और आपका कोई पैसा हमारे या कंपनी के पास नहीं है। पैसों का क्या हुआ, यह आपके ऑर्डर में लिखा है।',
  },
}

const moneyBack: Ruling = {
  decision: 'refund',
  note: {
    text: 'Sandbox: the biller agrees with you. The money goes back the way you paid it.',
    hindi: 'सैंडबॉक्स: कंपनी आपसे सहमत है। पैसे वहीं लौटाए जाते हैं जहाँ से आपने चुकाए थे।',
  },
}

const stays: Ruling = {
  decision: 'reject',
  note: {
    text: 'Sandbox: the biller has the payment as you made it and does not return it.',
    hindi: 'सैंडबॉक्स: कंपनी को भुगतान वैसा ही मिला जैसा आपने किया था, और वह उसे नहीं लौटाती।',
  },
}

/** The rule for what was paid. What is still pending waits for its outcome; what came to nothing needs no money back. */
const rulingsOnPaid: Record<DisputeTypeId, Ruling> = {
  'not-updated': {
    decision: 'no-refund',
    note: {
      text: 'Sandbox: the biller has updated your account.',
      hindi: 'सैंडबॉक्स: कंपनी ने आपके खाते में भुगतान दर्ज कर दिया है।',
    },
  },
  'no-receipt': {
    decision: 'no-refund',
    note: {
      text: 'Sandbox: the transaction number is on the receipt of your order.',
      hindi: 'सैंडबॉक्स: लेन-देन संख्या आपके ऑर्डर की रसीद पर है।',
    },
  },
  'deducted-not-paid': moneyBack,
  'deducted-twice': moneyBack,
  'wrong-amount': {
    decision: 'refund',
    note: {
      text: 'Sandbox: the biller agrees with you. The demo does not know how much was wrong, so the whole amount goes back the way you paid it.',
      hindi:
        'सैंडबॉक्स: कंपनी आपसे सहमत है। डेमो नहीं जानता कि कितनी रकम ग़लत थी, इसलिए पूरी रकम वहीं लौटाई जाती है जहाँ से आपने चुकाई थी।',
    },
  },
  'refund-missing': moneyBack,
  'wrong-account': stays,
  other: stays,
}

export function createSandboxDesk({ store, disputes, log, now, speed = 1 }: SandboxDeskOptions): {
  catchUp(): Promise<void>
} {
  /** The disputes of the demonstration's stories are older than their customers; they stay as they are told. */
  async function belongsToAStory({ customerId, raisedAt }: OpenDispute): Promise<boolean> {
    const customer = await store.db
      .selectFrom('customer')
      .select('created_at')
      .where('id', '=', customerId)
      .executeTakeFirst()
    return raisedAt.getTime() < (customer?.created_at ?? 0)
  }

  async function moveOn(dispute: OpenDispute): Promise<void> {
    const ageMs = now().getTime() - dispute.raisedAt.getTime()
    if (dispute.state === 'raised') {
      if (ageMs >= REVIEW_AFTER_MS / speed) await disputes.review(dispute.id, sentToBiller)
      return
    }
    const ruling = rulingOn(dispute)
    if (ageMs >= DECIDE_AFTER_MS / speed && ruling)
      await disputes.decide(dispute.id, ruling.decision, ruling.note)
  }

  return {
    async catchUp() {
      for (const dispute of await disputes.open()) {
        if (await belongsToAStory(dispute)) continue
        await moveOn(dispute).catch(error => {
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
  return order.state === 'paid' ? rulingsOnPaid[type] : moneyIsBack
}
