import type { Room } from '../../platform/store/room.ts'
import type { AccountsTables } from './accounts.tables.ts'
import { auditMobiles } from './audit-mobiles.ts'
import { changeProfile } from './customer-row.ts'
import { confirmMobileChange } from './mobile-change-row.ts'
import { profileExport } from './profile-export.ts'
import { signInWithCode } from './sign-in.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends AccountsTables {}
}

export const accountsRoom: Room = {
  retention: { customer: 'account', mobile_change: 'proofs' },
  forgottenWithAccount: ['mobile_change'],
  exports: [profileExport],
  commands: [signInWithCode, changeProfile, confirmMobileChange],
  notRestored: { mobile_change: 'all' },
  audit: async (db, scope) => ({ differences: await auditMobiles(db, scope) }),
  async sweep(takeAway, at) {
    await takeAway('mobile_change', row => row('expires_at', '<=', at))
  },
}
