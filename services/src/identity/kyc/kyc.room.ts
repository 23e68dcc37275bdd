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
  exports: [declarationsExport],
  commands: [declareIdentity, askForVerification, endVerification],
  audit: async db => ({ differences: await auditKyc(db) }),
}
