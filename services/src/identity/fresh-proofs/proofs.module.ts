import type { StoreModule } from '../../platform/store/store-module.ts'
import type { ProofMethod, ProvenAction } from '../proof/proof.ts'
import { proveByCode, proveByPasskey } from './fresh-proof-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    fresh_proof: {
      session_id: string
      action: ProvenAction
      /** What the action is about; '' where there is only one thing. */
      subject: string
      way: ProofMethod
      /** Of the cookie that the browser got which gave it. */
      token_hash: string
      given_at: number
      expires_at: number
    }
  }
}

export const proofsModule: StoreModule = {
  retention: { fresh_proof: 'proofs' },
  commands: [proveByCode, proveByPasskey],
  notRestored: { fresh_proof: 'all' },
  async sweep(dispose, at) {
    await dispose('fresh_proof', row => row('expires_at', '<=', at))
  },
}
