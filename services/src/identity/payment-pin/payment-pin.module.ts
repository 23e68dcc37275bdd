import type { StoreModule } from '../../platform/store/store-module.ts'
import { attemptPin, recordWrongPin, resetWrongPinsCommand, setPin } from './payment-pin-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    payment_pin: {
      customer_id: string
      /** argon2id, with its cost and a salt bound to the customer. */
      hash: string
      set_at: number
      /** When it was last set without the former PIN; null if never. */
      reset_at: number | null
      /** Wrong attempts since the last right one, each counted before it is checked. */
      wrong_in_row: number
      locked_until: number | null
      /** Keyed hash of the previous attempt: repeating it reveals nothing, and is not counted. */
      last_guess: string | null
      /** The same of the last wrong attempt, which is answered without hashing. */
      wrong_guess: string | null
    }
  }
}

export const paymentPinModule: StoreModule = {
  notExported: { payment_pin: 'holds a hash; when it was set is among the messages' },
  retention: { payment_pin: 'own' },
  sealed: {
    payment_pin: {
      key: ['customer_id'],
      changes: {
        hash: { with: ['set_at'] },
        set_at: { notified: ['pin-set', 'pin-changed', 'pin-reset'] },
        reset_at: { with: ['set_at'] },
        wrong_in_row: 'any',
        locked_until: 'any',
        last_guess: 'any',
        wrong_guess: 'any',
      },
    },
  },
  deletedWithAccount: ['payment_pin'],
  commands: [setPin, attemptPin, recordWrongPin, resetWrongPinsCommand],
}
