import type { RoomAudit } from './room.ts'
import type { Store } from './store.ts'

/** What every room finds wrong in itself, all at one moment. */
export function auditStore({ rooms, snapshot }: Store): Promise<RoomAudit[]> {
  return snapshot(async db => {
    const audits: RoomAudit[] = []
    for (const room of rooms) if (room.audit) audits.push(await room.audit(db))
    return audits
  })
}
