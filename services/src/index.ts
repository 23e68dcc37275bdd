// The face of the services: what the portal may use.

export {
  jsonSchemaTransform as openApiTransform,
  jsonSchemaTransformObject as openApiTransformObject,
} from 'fastify-type-provider-zod'
export type { ServicesApiOptions } from './api/services-api.ts'
export { bodyLimitBytes, servicesApi } from './api/services-api.ts'
export type { Storefront, StorefrontContent } from './api/storefront/storefront.ts'
export type { OwnSandbox } from './bills/biller-sandbox/own-sandbox.ts'
export { sandboxProcess } from './bills/biller-sandbox/sandbox-process.ts'
export type { AmountFault } from './bills/billers/amount.ts'
export { feeOn } from './bills/billers/amount.ts'
export type {
  AmountExactness,
  Bill,
  BillAmount,
  BillAmountKind,
  BillerDescription,
  BillerGateway,
  FeeSlab,
  FetchSupport,
  OperatorAnswer,
  Plan,
  PlanBenefits,
  PlanGroup,
  PlansAnswer,
} from './bills/billers/biller-gateway.ts'
export { planGroups } from './bills/billers/biller-gateway.ts'
export type { Billers } from './bills/billers/billers.ts'
export type { PaymentRefusal } from './bills/payments/own-payment.ts'
export type { ApproveOutcome } from './bills/payments/payment-approvals.ts'
export type { ConfirmOutcome, StartOutcome } from './bills/payments/payment-drafts.ts'
export type { MoneySource, PaymentFailure, PaymentStage } from './bills/payments/payment-stages.ts'
export { moneySources } from './bills/payments/payment-stages.ts'
export type { BillPayment, TimelineStep } from './bills/payments/payment-view.ts'
export type { PaymentWish, PaymentWishes } from './bills/payments/payment-wish.ts'
export type { BillPayments } from './bills/payments/payments.ts'
export type { SavedAccount, SavedAccounts } from './bills/saved-accounts/saved-accounts.ts'
export { savedAccountNameMaxLength } from './bills/saved-accounts/saved-accounts.ts'
export type { DisputeDecision } from './care/disputes/decide-dispute.ts'
export type { DisputeNote, DisputeState } from './care/disputes/dispute-row.ts'
export { disputeStates } from './care/disputes/dispute-row.ts'
export type { DisputeType, DisputeTypeId } from './care/disputes/dispute-types.ts'
export { disputeTypes, disputeTypesFor } from './care/disputes/dispute-types.ts'
export type {
  Dispute,
  DisputeFaults,
  Disputes,
  DisputeWithTimeline,
  RaiseOutcome,
} from './care/disputes/disputes.ts'
export { detailsLimits } from './care/disputes/disputes.ts'
export { helpTopic, searchHelpTopics } from './care/help/help-search.ts'
export type { HelpGroupId, HelpText, HelpTopic } from './care/help/help-topics.ts'
export { helpGroups, helpTopics } from './care/help/help-topics.ts'
export type {
  Care,
  ReplyOutcome,
  Ticket,
  TicketFaults,
  TicketForm,
  TicketWithMessages,
} from './care/tickets/care.ts'
export { messageLimits, replyLimits, subjectLimits } from './care/tickets/care.ts'
export type { TicketAuthor, TicketState } from './care/tickets/ticket-row.ts'
export { demonstrationCustomers } from './demo/demonstration-data.ts'
export type {
  Accounts,
  ProfileFaults,
  ProfileOutcome,
  SignedIn,
  SignInCodeAsked,
  SignInOutcome,
} from './identity/accounts/accounts.ts'
export type { Customer, Language, UserInfo } from './identity/accounts/customer.ts'
export { userInfo } from './identity/accounts/customer.ts'
export type { Mobile, MobileFault } from './identity/accounts/mobile.ts'
export { formatMobile, maskMobile, parseMobile } from './identity/accounts/mobile.ts'
export type { MobileChange, MobileChangeBegun } from './identity/accounts/mobile-change.ts'
export type { MobileChangeProgress } from './identity/accounts/mobile-change-row.ts'
export type { NameFault } from './identity/accounts/name.ts'
export { firstName, nameMaxLength, parseName } from './identity/accounts/name.ts'
export type { SignInFault, SignInStep, SignInSteps } from './identity/accounts/sign-in-steps.ts'
export { otpWebhookKey, webhookSignature, webhookSignatureHeader } from './identity/delivery/webhook.ts'
export type { CodePurpose, CodeRefusal } from './identity/one-time-code/code-challenge.ts'
export { triesPerCode } from './identity/one-time-code/code-challenge.ts'
export type { CodeAsked, CodeSent, OneTimeCodes, Visit } from './identity/one-time-code/one-time-codes.ts'
export type {
  AuthenticationResponseJSON,
  Passkey,
  Passkeys,
  RegistrationResponseJSON,
} from './identity/passkeys/passkeys.ts'
export type { CurrentSession, Device, Sessions, SessionValue } from './identity/session/sessions.ts'
export { ssoTokenHeader } from './identity/session/sso-token.ts'
export type { LimitLeft, Limits } from './money/limits/limits.ts'
export type { OrderState } from './money/orders/order-states.ts'
export { orderStates } from './money/orders/order-states.ts'
export type {
  Order,
  OrderPage,
  OrderQuery,
  Orders,
  OrderToPlace,
  OrderWithHistory,
} from './money/orders/orders.ts'
export type { PaymentSandbox, SandboxChoice, SandboxPayment } from './money/payment-source/sandbox.ts'
export { sandboxChoices } from './money/payment-source/sandbox.ts'
export type {
  Balance,
  BoughtOrder,
  EntryPage,
  EntryQuery,
  WalletEntry,
  WalletHold,
} from './money/wallet/passbook.ts'
export type { StartedTopUp, TopUp } from './money/wallet/top-ups.ts'
export { minimumTopUpPaise } from './money/wallet/top-ups.ts'
export type { Wallet } from './money/wallet/wallet.ts'
export type { RequestHeaders } from './platform/cookies/cookies.ts'
export type { Csrf, CsrfRefusal, CsrfToken } from './platform/csrf/csrf.ts'
export { csrfField, csrfHeader } from './platform/csrf/csrf.ts'
export type { Log } from './platform/log/log.ts'
export { logRedaction } from './platform/log/log.ts'
export { isRefusal, Refusal, StoreUnavailable } from './platform/store/errors.ts'
export type { Store, StoreKind, StoreOptions } from './platform/store/store.ts'
export { openStore } from './platform/store/store.ts'
export type { Services, ServicesOptions } from './services.ts'
export { createServices, sandboxPath } from './services.ts'
