import type {
  ApprovedBillPayment,
  Compensation,
  Dispute,
  MoneyReturn,
  OrderWithHistory,
  WalletHold,
} from '@chowk/services'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'

export interface OrderFacts {
  readonly order: OrderWithHistory
  /** Missing for an order that was placed before bills were paid here. */
  readonly payment?: ApprovedBillPayment | undefined
  /** What goes back to the UPI account it was paid from, or went. */
  readonly returns: readonly MoneyReturn[]
  /** What the wallet keeps aside for it. */
  readonly hold?: WalletHold | undefined
  /** What we owe for money that came back late. */
  readonly compensation?: Compensation | undefined
  /** What the customer has raised on it last. */
  readonly dispute?: Dispute | undefined
  /** What can be spent now, where the payment has just changed it. */
  readonly availablePaise?: number | undefined
  /** Its account is among the saved ones. */
  readonly isSaved: boolean
}

export type OrderViewProps = ViewProps<OrderFacts, CustomerContext>
