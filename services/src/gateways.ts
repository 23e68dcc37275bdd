// The implementations for billers and for ID checks: a real one, the sandbox, or none.
import type { SandboxOnDemand } from './bills/biller-sandbox/sandbox-server.ts'
import { type BillerGateway, noGateway } from './bills/billers/biller-gateway.ts'
import { createHttpGateway } from './bills/billers/http-gateway.ts'
import { createHttpVerifier, type KycVerifier, noVerifier } from './identity/kyc-verifier/kyc-verifier.ts'
import type { ServicesOptions } from './services-options.ts'

export function billerGatewayFor(
  { billerGateway, billerSandboxUrl, demo, log }: ServicesOptions,
  sandbox: SandboxOnDemand,
): BillerGateway {
  if (billerGateway) return billerGateway
  if (!billerSandboxUrl && !demo) return noGateway
  return createHttpGateway({ url: billerSandboxUrl ?? sandbox.url, isSandbox: true, log })
}

/** The process that simulates the billers simulates ID checks, too. */
export function verifierFor(
  { kycVerifier, billerSandboxUrl, demo, log }: ServicesOptions,
  sandbox: SandboxOnDemand,
): KycVerifier {
  if (kycVerifier) return kycVerifier
  if (!billerSandboxUrl && !demo) return noVerifier
  return createHttpVerifier(billerSandboxUrl ?? sandbox.url, log)
}
