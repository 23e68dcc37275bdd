// The face of the services: what the portal may use.

export {
  jsonSchemaTransform as openApiTransform,
  jsonSchemaTransformObject as openApiTransformObject,
} from 'fastify-type-provider-zod'
export type {
  Accounts,
  ProfileFaults,
  ProfileOutcome,
  SignedIn,
  SignInCodeAsked,
  SignInOutcome,
} from './accounts/accounts.ts'
export type { Customer, Language, UserInfo } from './accounts/customer.ts'
export { userInfo } from './accounts/customer.ts'
export type { Mobile, MobileFault } from './accounts/mobile.ts'
export { formatMobile, maskMobile, parseMobile } from './accounts/mobile.ts'
export type { MobileChange, MobileChangeBegun } from './accounts/mobile-change.ts'
export type { MobileChangeProgress } from './accounts/mobile-change-row.ts'
export type { NameFault } from './accounts/name.ts'
export { firstName, initials, nameMaxLength, parseName } from './accounts/name.ts'
export type { SignInFault, SignInStep, SignInSteps } from './accounts/sign-in-steps.ts'
export type { ServicesApiOptions } from './api/services-api.ts'
export { bodyLimitBytes, servicesApi } from './api/services-api.ts'
export type { OwnSandbox } from './biller-sandbox/own-sandbox.ts'
export { sandboxProcess } from './biller-sandbox/sandbox-process.ts'
export type { AmountFault } from './billers/amount.ts'
export { feeOn } from './billers/amount.ts'
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
} from './billers/biller-gateway.ts'
export { planGroups } from './billers/biller-gateway.ts'
export type { Billers } from './billers/billers.ts'
export type { Care, ReplyOutcome, Ticket, TicketFaults, TicketForm, TicketWithMessages } from './care/care.ts'
export { messageLimits, replyLimits, subjectLimits } from './care/care.ts'
export { helpTopic, searchHelpTopics } from './care/help-search.ts'
export type { HelpGroupId, HelpText, HelpTopic } from './care/help-topics.ts'
export { helpGroups, helpTopics } from './care/help-topics.ts'
export type { TicketAuthor, TicketState } from './care/ticket-row.ts'
export type { RequestHeaders } from './cookies/cookies.ts'
export type { Csrf, CsrfRefusal, CsrfToken } from './csrf/csrf.ts'
export { csrfField, csrfHeader } from './csrf/csrf.ts'
export { otpWebhookKey, webhookSignature, webhookSignatureHeader } from './delivery/webhook.ts'
export { demonstrationCustomers } from './demo/demonstration-data.ts'
export type { DisputeDecision } from './disputes/decide-dispute.ts'
export type { DisputeNote, DisputeState } from './disputes/dispute-row.ts'
export { disputeStates } from './disputes/dispute-row.ts'
export type { DisputeType, DisputeTypeId } from './disputes/dispute-types.ts'
export { disputeTypes, disputeTypesFor } from './disputes/dispute-types.ts'
export type {
  Dispute,
  DisputeFaults,
  Disputes,
  DisputeWithTimeline,
  RaiseOutcome,
} from './disputes/disputes.ts'
export { detailsLimits } from './disputes/disputes.ts'
export type { LimitLeft, Limits } from './limits/limits.ts'
export type { Log } from './log/log.ts'
export { logRedaction } from './log/log.ts'
export type { CodePurpose, CodeRefusal } from './one-time-code/code-challenge.ts'
export { triesPerCode } from './one-time-code/code-challenge.ts'
export type { CodeAsked, CodeSent, OneTimeCodes, Visit } from './one-time-code/one-time-codes.ts'
export type { OrderState } from './orders/order-states.ts'
export { orderStates } from './orders/order-states.ts'
export type { Order, OrderPage, OrderQuery, Orders, OrderToPlace, OrderWithHistory } from './orders/orders.ts'
export type {
  AuthenticationResponseJSON,
  Passkey,
  Passkeys,
  RegistrationResponseJSON,
} from './passkeys/passkeys.ts'
export type { PaymentSandbox, SandboxChoice, SandboxPayment } from './payment-source/sandbox.ts'
export { sandboxChoices } from './payment-source/sandbox.ts'
export type { PaymentRefusal } from './payments/own-payment.ts'
export type { ApproveOutcome } from './payments/payment-approvals.ts'
export type { ConfirmOutcome, StartOutcome } from './payments/payment-drafts.ts'
export type { MoneySource, PaymentFailure, PaymentStage } from './payments/payment-stages.ts'
export { moneySources } from './payments/payment-stages.ts'
export type { BillPayment, TimelineStep } from './payments/payment-view.ts'
export type { PaymentWish, PaymentWishes } from './payments/payment-wish.ts'
export type { BillPayments } from './payments/payments.ts'
export type { SavedAccount, SavedAccounts } from './saved-accounts/saved-accounts.ts'
export { savedAccountNameMaxLength } from './saved-accounts/saved-accounts.ts'
export type { Services, ServicesOptions } from './services.ts'
export { createServices, sandboxPath } from './services.ts'
export type { CurrentSession, Device, Sessions, SessionValue } from './session/sessions.ts'
export { ssoTokenHeader } from './session/sso-token.ts'
export { isRefusal, Refusal, StoreUnavailable } from './store/errors.ts'
export type { Store, StoreKind, StoreOptions } from './store/store.ts'
export { openStore } from './store/store.ts'
export type { Storefront, StorefrontContent } from './storefront/storefront.ts'
export type {
  Balance,
  BoughtOrder,
  EntryPage,
  EntryQuery,
  WalletEntry,
  WalletHold,
} from './wallet/passbook.ts'
export type { StartedTopUp, TopUp } from './wallet/top-ups.ts'
export { minimumTopUpPaise } from './wallet/top-ups.ts'
export type { Wallet } from './wallet/wallet.ts'
