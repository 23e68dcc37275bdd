import { randomUUIDv7 } from 'node:crypto'
import { billDescription } from '../../messages/names/description.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import { startReturn } from '../../money/returns/start-return.ts'
import type { Steps, Tx } from '../../platform/store/command.ts'
import type { ApprovedBillPayment } from './payment.ts'

/** Money that UPI brought goes back the way it came, never into the wallet. */
export function sendBack(
  tx: Tx,
  { reference, customerId, billerId }: ApprovedBillPayment,
  money: { readonly amountPaise: number; readonly from: AccountId; readonly at: number },
): Steps<void> {
  return startReturn(tx, {
    ...money,
    id: randomUUIDv7(),
    customerId,
    sourceReference: reference,
    cause: { kind: 'payment', id: reference },
    description: billDescription(billerId),
  })
}
