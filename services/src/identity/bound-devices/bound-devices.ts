// A browser that is known by its own key: what it signs, no copied cookie can.
import type { Store } from '../../platform/store/store.ts'
import type { CurrentSession } from '../session/sessions.ts'
import { isSignedBy } from './device-key.ts'

declare const signed: unique symbol

/** The key bound to the customer's session has signed this text. Only `BoundDevices.signed` makes one. */
export interface SignedText {
  readonly customerId: string
  readonly text: string
  readonly [signed]: true
}

export interface BoundDevices {
  isBound(session: Bound): Promise<boolean>
  signed(session: Bound, text: string, signature: string): Promise<SignedText | undefined>
}

type Bound = Pick<CurrentSession, 'id' | 'customer'>

export function createBoundDevices({ db }: Store): BoundDevices {
  async function keyOf({ id, customer }: Bound) {
    const device = await db
      .selectFrom('bound_device')
      .innerJoin('session', 'session.id', 'bound_device.session_id')
      .select('bound_device.public_key')
      .where('bound_device.session_id', '=', id)
      .where('bound_device.customer_id', '=', customer.id)
      .executeTakeFirst()
    return device?.public_key
  }

  return {
    isBound: async session => (await keyOf(session)) !== undefined,

    async signed(session, text, signature) {
      const key = await keyOf(session)
      if (!key || !isSignedBy(key, text, signature)) return undefined
      return { customerId: session.customer.id, text } as SignedText
    },
  }
}
