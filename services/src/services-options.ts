// The options with which the portal starts the services.
import type { BillerGateway } from './bills/billers/biller-gateway.ts'
import type { GrievanceOfficer } from './care/help/grievance-officer.ts'
import type { KycVerifier } from './identity/kyc-verifier/kyc-verifier.ts'
import type { CodeLimits } from './identity/one-time-code/one-time-codes.ts'
import type { PinCost } from './identity/payment-pin/pin-hash.ts'
import type { ChannelSettings } from './messages/channels/channels.ts'
import type { MessageLimits } from './messages/outbox/message-limits.ts'
import type { Log } from './platform/log/log.ts'
import type { Store } from './platform/store/store.ts'

export interface ServicesOptions {
  store: Store
  /** CHOWK_SECRET: the same on every server of one portal. */
  secret: Uint8Array
  /** Former secrets, which still decrypt and verify what they protect. */
  formerSecrets?: readonly Uint8Array[] | undefined
  /** The name of the portal in messages to customers. */
  brand: string
  /** The portal's public origin. */
  origin: string
  /** Origins of sites that mount the shell. */
  verticals: readonly string[]
  demo: boolean
  otp: ChannelSettings & CodeLimits
  /** The channels for all messages to customers, including codes. */
  messages?: ChannelSettings & Partial<MessageLimits>
  /** The hosts that links in braces name, e.g. {seller}. */
  environmentHosts?: Readonly<Record<string, string>>
  /** Where the biller sandbox answers; without it the demonstration has one inside this process. */
  billerSandboxUrl?: string | (() => Promise<string>) | undefined
  /** False if the sandbox's invented money could be spent as real money: then nothing can be added to a wallet. */
  paymentSandbox?: boolean | undefined
  /** Divides the delays of the payment sandbox and of the demonstration's dispute desk; 1 unless set. */
  sandboxSpeed?: number | undefined
  /** How many different accounts' bills one address may look up in an hour. */
  billsPerAddress: number
  /** A real gateway to the billers, in place of the sandbox. */
  billerGateway?: BillerGateway | undefined
  /** A real verifier of IDs, in place of the sandbox. */
  kycVerifier?: KycVerifier | undefined
  /** The cost of hashing a payment PIN; tests use less. */
  pinCost?: PinCost | undefined
  /** How many payment PINs this process hashes at once. */
  pinHashesAtOnce?: number | undefined
  /** Shown on the care page; the demonstration has a sample. */
  grievanceOfficer?: GrievanceOfficer | undefined
  log: Log
  now?: () => Date
}
