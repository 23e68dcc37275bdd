// What the pages ask about billers before anything is paid.
import type { BillerGateway, DescriptionAnswer } from './biller-gateway.ts'

export interface Billers {
  /** What to call whoever stands behind the bills. */
  readonly gatewayName: string
  /** Then no real bill is paid, and every page with a bill or a receipt must say so. */
  readonly isSandbox: boolean
  /** The biller's own description: what to ask the customer, which amounts it takes, what a payment costs. */
  describe(billerId: string): Promise<DescriptionAnswer>
}

export function createBillers({ name, isSandbox, describe }: BillerGateway): Billers {
  return { gatewayName: name, isSandbox, describe }
}
