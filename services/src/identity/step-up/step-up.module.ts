import type { StoreModule } from '../../platform/store/store-module.ts'
import type { ProtectedAction, VerificationMethod } from '../verification/verification.ts'
import { verifyByCode, verifyByPasskey } from './step-up-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    fresh_proof: {
      session_id: string
      action: ProtectedAction
      /** The action's subject; '' if there is only one. */
      subject: string
      way: VerificationMethod
      /** The hash of the cookie of the browser in which the customer verified. */
      token_hash: string
      given_at: number
      expires_at: number
    }
  }
}

export const stepUpModule: StoreModule = {
  retention: { fresh_proof: 'verifications' },
  commands: [verifyByCode, verifyByPasskey],
  notRestored: { fresh_proof: 'all' },
  async sweep(dispose, at) {
    await dispose('fresh_proof', row => row('expires_at', '<=', at))
  },
}
