// Returns in the sandbox: at most the paid amount, with the configured delay or refusal.
import { hash } from 'node:crypto'
import { wholeNumberIn } from '../../platform/store/broken-record.ts'
import type { Store } from '../../platform/store/store.ts'
import type { PaymentSource } from './payment-source.ts'

/** 'slow' takes a minute; 'refused-once' refuses the first time. */
export type ReturnFault = 'slow' | 'refused-once'

const SLOW_MS = 60_000

interface SandboxReturnsOptions {
  readonly store: Store
  readonly now: () => Date
  /** The amount that a payment has brought so far. */
  readonly arrivedPaise: (reference: string) => Promise<number>
}

export function createSandboxReturns({
  store: { db },
  now,
  arrivedPaise,
}: SandboxReturnsOptions): Pick<PaymentSource, 'returnMoney' | 'returnStatus'> {
  async function faultOf(sourceReference: string): Promise<ReturnFault | undefined> {
    const payment = await db
      .selectFrom('sandbox_payment')
      .select('return_fault')
      .where('reference', '=', sourceReference)
      .executeTakeFirst()
    return payment?.return_fault ?? undefined
  }

  async function refusalOf(sourceReference: string, amountPaise: number): Promise<string | null> {
    const earlier = await db
      .selectFrom('sandbox_return')
      .select(['reference', 'amount_paise', 'refusal'])
      .where('source_reference', '=', sourceReference)
      .execute()
    if (earlier.length === 0 && (await faultOf(sourceReference)) === 'refused-once') {
      return 'The payer’s bank does not answer.'
    }
    const givenPaise = earlier
      .filter(({ refusal }) => refusal === null)
      .reduce((sum, { reference, amount_paise }) => sum + amountOf(reference, amount_paise), 0)
    const leftPaise = (await arrivedPaise(sourceReference)) - givenPaise
    return amountPaise > leftPaise ? `Only ${leftPaise} paise are left of what was paid.` : null
  }

  return {
    async returnMoney({ reference, sourceReference, amountPaise }) {
      const known = db.selectFrom('sandbox_return').select('reference').where('reference', '=', reference)
      if (await known.executeTakeFirst()) return
      await db
        .insertInto('sandbox_return')
        .values({
          reference,
          source_reference: sourceReference,
          amount_paise: amountPaise,
          begun_at: now().getTime(),
          refusal: await refusalOf(sourceReference, amountPaise),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async returnStatus(reference) {
      const back = await db
        .selectFrom('sandbox_return')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!back) return { state: 'unknown' }
      if (back.refusal !== null) return { state: 'refused', reason: back.refusal }
      const at = returnArrivesAt(back.begun_at, await faultOf(back.source_reference))
      if (now().getTime() < at) return { state: 'pending' }
      return { state: 'returned', bankReference: bankReferenceOf(reference), at }
    },
  }
}

export const returnArrivesAt = (begunAt: number, fault: ReturnFault | null | undefined) =>
  begunAt + (fault === 'slow' ? SLOW_MS : 0)

const amountOf = (reference: string, paise: number) =>
  wholeNumberIn('sandbox_return.amount_paise', reference, paise)

/** A twelve-digit reference in the format of banks. */
export function bankReferenceOf(reference: string): string {
  return (BigInt(`0x${hash('sha256', reference).slice(0, 16)}`) % 10n ** 12n).toString().padStart(12, '0')
}
