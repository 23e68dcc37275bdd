import type { Room } from '../../platform/store/room.ts'
import type { PaymentPinTables } from './payment-pin.tables.ts'
import { bindPin, forgetWrongPins, noteWrongPin, setPin, tryPin } from './payment-pin-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends PaymentPinTables {}
}

export const paymentPinRoom: Room = {
  retention: { payment_pin: 'own' },
  forgottenWithAccount: ['payment_pin'],
  commands: [setPin, tryPin, noteWrongPin, forgetWrongPins, bindPin],
}
