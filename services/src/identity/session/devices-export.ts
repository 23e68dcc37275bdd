import { deviceIn } from '../../messages/names/device.ts'
import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const devicesExport: DataExport = {
  name: 'devices',
  about: { en: 'Where you are signed in', hi: 'आप कहाँ-कहाँ साइन इन हैं' },
  async rows(db, customerId) {
    const sessions = await db
      .selectFrom('session')
      .leftJoin('bound_device', 'bound_device.session_id', 'session.id')
      .leftJoin('session_place as place', 'place.session_id', 'session.id')
      .select(['session.device', 'method', 'created_at', 'expires_at', 'bound_at'])
      .select(({ fn }) => [
        fn.coalesce('place.device', 'session.device').as('used_in'),
        fn.coalesce('place.last_seen_at', 'session.last_seen_at').as('last_seen_at'),
      ])
      .where('session.customer_id', '=', customerId)
      .orderBy('created_at')
      .execute()
    return sessions.map(({ device, method, created_at, used_in, last_seen_at, expires_at, bound_at }) => ({
      device: deviceIn('en', device),
      used_in: deviceIn('en', used_in),
      signed_in_with: method,
      signed_in_at: moment(created_at),
      last_used_at: moment(last_seen_at),
      ends_at: moment(expires_at),
      approves_payments_since: moment(bound_at),
    }))
  },
}
