import type { Room } from '../../platform/store/room.ts'
import { auditKyc } from './audit-kyc.ts'
import { askForVerification, declareIdentity, endVerification } from './declaration-row.ts'
import type { KycTables } from './kyc.tables.ts'
import { declarationsExport } from './kyc-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends KycTables {}
}

export const kycRoom: Room = {
  readThrough: {
    kyc_declaration: 'one for each customer who has declared who they are: nothing else holds the tier',
  },
  retention: { kyc_declaration: 'identity' },
  sealed: {
    // Its own seal is over all of it; here it is that none is deleted.
    kyc_declaration: {
      key: ['id'],
      madeAt: 'declared_at',
      isFew: true,
      changes: {
        state: 'any',
        id_sealed: 'any',
        asked_at: 'later',
        answered_at: 'once',
        verifier_reference: 'once',
        seal: 'any',
      },
    },
  },
  exports: [declarationsExport],
  commands: [declareIdentity, askForVerification, endVerification],
  audit: async db => ({ differences: await auditKyc(db) }),
}
