import type { Room } from '../../platform/store/room.ts'
import { accountsMigration, demonstrationCustomersMigration } from './accounts.migration.ts'
import type { AccountsTables } from './accounts.tables.ts'
import { auditMobiles } from './audit-mobiles.ts'
import { closedAtMigration } from './closed-at.migration.ts'
import { changeProfile } from './customer-row.ts'
import { mobileChangeEndMigration } from './mobile-change-end.migration.ts'
import { confirmMobileChange } from './mobile-change-row.ts'
import { mobileChangedAtMigration } from './mobile-changed-at.migration.ts'
import { profileExport } from './profile-export.ts'
import { signInWithCode } from './sign-in.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends AccountsTables {}
}

export const accountsRoom: Room = {
  retention: { customer: 'account', mobile_change: 'proofs' },
  forgottenWithAccount: ['mobile_change'],
  exports: [profileExport],
  migrations: {
    '0020-accounts': accountsMigration,
    '0061-mobile-changed-at': mobileChangedAtMigration,
    '0094-closed-at': closedAtMigration,
    '0113-mobile-change-end': mobileChangeEndMigration,
    '0117-demonstration-customers-adds': demonstrationCustomersMigration,
  },
  commands: [signInWithCode, changeProfile, confirmMobileChange],
  notRestored: { mobile_change: 'all' },
  audit: async (db, scope) => ({ differences: await auditMobiles(db, scope) }),
  async sweep(takeAway, at) {
    await takeAway('mobile_change', row => row('expires_at', '<=', at))
  },
}
