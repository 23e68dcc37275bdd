// What operators do, for whoever shows it to them: a command now, a page later. Nothing is decided elsewhere, and nothing is
// done here without a signature.
import { parseMobile } from '../../identity/mobile/mobile.ts'
import { newReadableId, parseReadableId } from '../../platform/ids/readable-id.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { type ActOutcome, prepareStatement, submitStatement } from '../acts/act.ts'
import type { SignedStatement } from '../log/operator-log.ts'
import { faultOfReason, faultOfWish, signedTextOf, type Wish } from '../log/statement.ts'
import { type Shown, showIn } from './show.ts'
import { type Stuck, stuckIn } from './stuck.ts'

interface Operator {
  readonly name: string
  readonly publicKey: string
  readonly registeredAt: Date
  readonly revokedAt?: Date
}

interface PreparedStatement {
  readonly text: string
  /** What the operator's key signs. */
  readonly toSign: string
}

export interface Desk {
  /** For the operator with this key to sign. Rejects with a refusal, in one line, what could not be done now. */
  prepare(wish: Wish, reason: string, publicKey: string): Promise<PreparedStatement>
  /**
   * Does it, or keeps it for a second operator. Rejects with a refusal and changes nothing then; `log-moved` says only
   * that another was faster, and that it is to be prepared and signed again.
   */
  submit(signed: SignedStatement): Promise<ActOutcome>
  /** Everything that waits for people. */
  stuck(): Promise<Stuck[]>
  /** By the id of an act, order, payment, dispute, ticket, return or customer, or by a mobile number. */
  show(id: string): Promise<Shown | undefined>
  operators(): Promise<Operator[]>
}

export function createDesk({ store, now }: { store: Store; now: () => Date }): Desk {
  const { db } = store
  const at = () => now().getTime()

  /** People know an order, billers its payment; a customer is known by the number, and to us by an id. */
  async function asWeKnowIt(wish: Wish): Promise<Wish> {
    if ('reference' in wish) return { ...wish, reference: await referenceOf(wish.reference) }
    return 'customerId' in wish ? { ...wish, customerId: await customerOf(wish.customerId) } : wish
  }

  async function referenceOf(typed: string): Promise<string> {
    const payment = await db
      .selectFrom('bill_payment')
      .select('reference')
      .where('order_id', '=', readableId(typed))
      .executeTakeFirst()
    return payment?.reference ?? typed
  }

  async function customerOf(typed: string): Promise<string> {
    const parsed = parseMobile(typed)
    if (!parsed.ok) return typed
    const customer = await db
      .selectFrom('customer')
      .select('id')
      .where('mobile', '=', parsed.mobile)
      .executeTakeFirst()
    return customer?.id ?? parsed.mobile
  }

  return {
    async prepare(wish, reason, publicKey) {
      const reasonFault = faultOfReason(reason)
      if (reasonFault)
        throw new Refusal(
          'no-reason',
          'Say why, in one line of 5 to 500 letters: --reason "…", which the log keeps.',
        )
      const wishFault = faultOfWish(wish)
      if (wishFault) throw new Refusal('bad-wish', `This cannot be done: ${wishFault}.`)
      const text = await store.run(prepareStatement, {
        wish: await asWeKnowIt(wish),
        reason: reason.trim(),
        newActId: newReadableId('ACT'),
        publicKey,
        at: at(),
      })
      return { text, toSign: signedTextOf(text) }
    },

    submit: signed => store.run(submitStatement, { ...signed, at: at() }),

    stuck: () => store.snapshot(snapshot => stuckIn(snapshot, at())),

    show: id => store.snapshot(snapshot => showIn(snapshot, readableId(id), at())),

    async operators() {
      const operators = await db.selectFrom('operator').selectAll().orderBy('registered_at').execute()
      return operators.map(({ name, public_key: publicKey, registered_at, revoked_at }) => ({
        name,
        publicKey,
        registeredAt: new Date(registered_at),
        ...(revoked_at !== null && { revokedAt: new Date(revoked_at) }),
      }))
    },
  }
}

const prefixes = ['ACT', 'ORD', 'DSP', 'TKT', 'CUS'] as const

/** As it is kept, however it was typed. */
export function readableId(typed: string): string {
  return prefixes.map(prefix => parseReadableId(prefix, typed)).find(id => id !== undefined) ?? typed
}
