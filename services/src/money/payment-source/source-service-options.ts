import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import type { PaymentFreeze } from '../payment-freeze/payment-freeze.ts'
import type { PaymentSource } from './payment-source.ts'

/** Dependencies of services that move money through the payment source. */
export interface SourceServiceOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  readonly paymentFreeze: PaymentFreeze
  readonly paymentSource: PaymentSource
}
