import type { Room } from '../../platform/store/room.ts'
import { paymentPinMigration } from './payment-pin.migration.ts'
import type { PaymentPinTables } from './payment-pin.tables.ts'
import { bindPin, forgetWrongPins, noteWrongPin, setPin, tryPin } from './payment-pin-row.ts'
import { wrongGuessMigration } from './wrong-guess.migration.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PaymentPinTables {}
}

export const paymentPinRoom: Room = {
  retention: { payment_pin: 'own' },
  forgottenWithAccount: ['payment_pin'],
  migrations: { '0060-payment-pin': paymentPinMigration, '0120-wrong-guess-adds': wrongGuessMigration },
  commands: [setPin, tryPin, noteWrongPin, forgetWrongPins, bindPin],
}
