import type { Room } from '../../platform/store/room.ts'
import { proveByCode, proveByPasskey } from './fresh-proof-row.ts'
import type { ProofTables } from './proofs.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends ProofTables {}
}

export const proofsRoom: Room = {
  retention: { fresh_proof: 'proofs' },
  commands: [proveByCode, proveByPasskey],
  notRestored: { fresh_proof: 'all' },
  async sweep(takeAway, at) {
    await takeAway('fresh_proof', row => row('expires_at', '<=', at))
  },
}
