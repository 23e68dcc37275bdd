// backup.ts backup <file> | restore <file> | restored: of the store that CHOWK_DATA or DATABASE_URL names. With CHOWK_BACKUP_KEY,
// the name of a file with a key, the backup is encrypted. `restored` is said to a PostgreSQL that its own log has brought back
// to an earlier second.
import { resolve } from 'node:path'
import { backupStore, finishRestoredStore, restoreStore } from '../platform/store/backup.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import { rooms } from '../rooms.ts'

const [task = '', name] = process.argv.slice(2)
const options = { ...storeOptionsFrom(process.env), keyFile: process.env.CHOWK_BACKUP_KEY || undefined }

try {
  process.stdout.write(`${await done(task, name)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function done(task: string, name: string | undefined): Promise<string> {
  if (task === 'restored') {
    await finishRestoredStore(options, rooms.all)
    return 'Everybody signs in again, and payments stand still until npm run reconcile -- gap.'
  }
  if (!name || (task !== 'backup' && task !== 'restore'))
    throw new Error('Say what to do and with which file: backup <file>, restore <file>, or restored.')
  const file = resolve(name)
  if (task === 'backup') {
    await backupStore(options, file)
    return `The store is backed up to ${file}`
  }
  await restoreStore(options, file, rooms.all)
  return `The store is restored from ${file}`
}
