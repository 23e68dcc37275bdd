import { deviceIn } from '../../messages/names/device.ts'
import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const passkeysExport: DataExport = {
  name: 'passkeys',
  about: { en: 'Passkeys that open your account', hi: 'आपका खाता खोलने वाली पासकी' },
  async rows(db, customerId) {
    const passkeys = await db
      .selectFrom('passkey')
      .select(['device', 'created_at', 'last_used_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute()
    return passkeys.map(({ device, created_at, last_used_at }) => ({
      made_on: deviceIn('en', device),
      added_at: moment(created_at),
      last_used_at: moment(last_used_at),
    }))
  },
}
