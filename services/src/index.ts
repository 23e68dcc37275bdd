// The public API of the services for the portal.

export {
  jsonSchemaTransform as openApiTransform,
  jsonSchemaTransformObject as openApiTransformObject,
} from 'fastify-type-provider-zod'
export { servicesApi } from './api/services-api.ts'
export type { SandboxOnDemand } from './bills/biller-sandbox/sandbox-server.ts'
export { type AmountFault, amountFault, type Cost, costOf } from './bills/billers/amount.ts'
export type { BillerDescription, Plan, PlanGroup } from './bills/billers/biller-gateway.ts'
export { planGroups } from './bills/billers/gateway-answers.ts'
export { longestLookupMs } from './bills/billers/http-gateway.ts'
export type { AccountDue, DueState } from './bills/dues/dues.ts'
export { approvalText } from './bills/payments/approval/approve-payment.ts'
export type { NewDeviceLimit } from './bills/payments/approval/new-device-limit.ts'
export type { ConfirmOutcome } from './bills/payments/draft/payment-drafts.ts'
export type {
  ApprovedBillPayment,
  BillPayment,
  DraftBillPayment,
  PayableBillPayment,
  Unpaid,
} from './bills/payments/payment/payment.ts'
export { expiresAt, refundDateIfFailed, unpaidOf } from './bills/payments/payment/payment.ts'
export type { PaymentRefusal } from './bills/payments/payment/payment-refusal.ts'
export type { MoneySource, PaymentFailure } from './bills/payments/payment/payment-stages.ts'
export { moneySources } from './bills/payments/payment/payment-stages.ts'
export type { PaymentIntent } from './bills/payments/payment-cookies.ts'
export type { CheckedReceipt, PublicReceipt, Receipt } from './bills/receipts/receipts.ts'
export type { DueBill } from './bills/saved-accounts/due-bills.ts'
export { type SavedAccount, savedAccountNameMaxLength } from './bills/saved-accounts/saved-accounts.ts'
export type { PayoutPlan } from './care/closing/payout-plan.ts'
export { withoutCardNumbers } from './care/customer-texts/card-number.ts'
export { disputeNoteText } from './care/disputes/dispute-notes.ts'
export type { DisputeState } from './care/disputes/dispute-row.ts'
export { disputeTypes, disputeTypesFor } from './care/disputes/dispute-types.ts'
export type { Dispute, DisputeFaults, DisputeWithTimeline } from './care/disputes/disputes.ts'
export { detailsLimits } from './care/disputes/disputes.ts'
export type { GrievanceOfficer } from './care/help/grievance-officer.ts'
export type { HelpTopic } from './care/help/help-topics.ts'
export {
  helpChangedOn,
  helpGroups,
  helpTopic,
  helpTopics,
  searchHelpTopics,
} from './care/help/help-topics.ts'
export type { TicketState } from './care/tickets/ticket-row.ts'
export type { Ticket, TicketFaults, TicketWithMessages } from './care/tickets/tickets.ts'
export { messageLimits, replyLimits, subjectLimits } from './care/tickets/tickets.ts'
export type { UnverifiedTicketOpened } from './care/tickets/unverified-tickets.ts'
export { demonstrationCustomers, storyText } from './demo/demonstration-data.ts'
export type { SignInFault, SignInStep } from './identity/accounts/sign-in-steps.ts'
export type { Consent } from './identity/consents/consents.module.ts'
export { type Customer, nameMaxLength, namePattern, parseName } from './identity/customer/customer.ts'
export { idKinds } from './identity/kyc/id-number.ts'
export type { Declaration, IdentityFaults, TypedIdentity } from './identity/kyc/kyc.ts'
export { formatMobile, parseMobile } from './identity/mobile/mobile.ts'
export type { Client, CodeSent } from './identity/one-time-code/one-time-codes.ts'
export type { Passkey } from './identity/passkeys/passkeys.ts'
export { choosePin, pinLength } from './identity/payment-pin/chosen-pin.ts'
export type { PendingChange } from './identity/pending-changes/pending-changes.ts'
export { removePasskeysSubject } from './identity/session/session-row.ts'
export {
  type CurrentSession,
  type Device,
  type SessionValue,
  type SignedIn,
  siteDataToClear,
} from './identity/session/sessions.ts'
export type { ProtectedAction, RequestedAction } from './identity/verification/verification.ts'
export { delayableActions, protectedActions } from './identity/verification/verification.ts'
export { billerOf, type Description, descriptionIn } from './messages/names/description.ts'
export { deviceIn, isComputer } from './messages/names/device.ts'
export type { SentMessage } from './messages/sent/sent-messages.ts'
export { type MessageGroup, type OptionalGroup, optionalGroups } from './messages/templates/message-kinds.ts'
export type { Compensation } from './money/compensation/compensations.ts'
export { refundDeadline } from './money/compensation/turnaround.ts'
export type { Balance } from './money/ledger/balance.ts'
export { newDeviceDayPaise } from './money/limits/limit-rules.ts'
export type { LimitLeft, WalletLimits } from './money/limits/wallet-limits.ts'
export { type OrderState, orderStates } from './money/orders/order-states.ts'
export type { Order, OrderPage, OrderQuery, OrderWithHistory, PaidFor } from './money/orders/orders.ts'
export { type SandboxPayment, sandboxChoices, sandboxPath } from './money/payment-source/sandbox.ts'
export type { MoneyReturn, ReturnOf } from './money/returns/returns.ts'
export type { EntryPage, MonthOfWallet, WalletHold } from './money/wallet/passbook.ts'
export { minimumTopUpPaise, type TopUp } from './money/wallet/top-ups.ts'
export type { WalletEntry } from './money/wallet/wallet-lines.ts'
export { openStore } from './open-store.ts'
export { itemsShownAt, type ShellPage } from './operations/log/shell-item.ts'
export { momentOf, momentText } from './operations/log/shell-words.ts'
export type { AuthoredShell, LiveShell, ShellChanges } from './operations/shell/authored-shell.ts'
export type { CsrfRefusal } from './platform/csrf/csrf.ts'
export type { ExportFile } from './platform/data-export/data-export.ts'
export { logRedaction } from './platform/log/log.ts'
export type { StoreMetrics } from './platform/metrics/metrics.ts'
export { type Retention, retention } from './platform/retention/retention.ts'
export { isRefusal, StoreUnavailable } from './platform/store/errors.ts'
export { programSettings } from './programs/program-settings.ts'
export { sandboxProcess } from './programs/sandbox-process.ts'
export { createServices, type Services } from './services.ts'
