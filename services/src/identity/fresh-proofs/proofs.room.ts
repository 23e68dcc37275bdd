import type { Room } from '../../platform/store/room.ts'
import { proveByCode, proveByPasskey } from './fresh-proof-row.ts'
import { proofEndMigration } from './proof-end.migration.ts'
import { proofGivenMigration } from './proof-given.migration.ts'
import { proofTokenMigration } from './proof-token.migration.ts'
import { proofWayMigration } from './proof-way.migration.ts'
import { proofsMigration } from './proofs.migration.ts'
import type { ProofTables } from './proofs.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends ProofTables {}
}

export const proofsRoom: Room = {
  retention: { fresh_proof: 'proofs' },
  migrations: {
    '0050-fresh-proofs': proofsMigration,
    '0061-proof-way': proofWayMigration,
    '0072-proof-token': proofTokenMigration,
    '0113-proof-end': proofEndMigration,
    '0123-proof-given-adds': proofGivenMigration,
  },
  commands: [proveByCode, proveByPasskey],
  notRestored: { fresh_proof: 'all' },
  async sweep(takeAway, at) {
    await takeAway('fresh_proof', row => row('expires_at', '<=', at))
  },
}
