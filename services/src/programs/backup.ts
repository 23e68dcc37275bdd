// backup.ts backup <file> | restore <file> | restored, for the store that CHOWK_DATA or DATABASE_URL names. With CHOWK_BACKUP_KEY,
// the name of a file with a key, the backup is encrypted. `restored` finishes a PostgreSQL that was recovered from its own log
// to an earlier second.
import { resolve } from 'node:path'
import { modules } from '../modules.ts'
import { backupStore, finishRestoredStore, restoreStore } from '../platform/store/backup/backup.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import { existingStore, type Program, runProgram } from './program.ts'

export const backup: Program = async ({ args: [task, name], env, print }) => {
  const options = { ...storeOptionsFrom(env), keyFile: env.CHOWK_BACKUP_KEY || undefined }
  if (task === 'restored') {
    if (options.databaseUrl) await existingStore(env)
    await finishRestoredStore(options, modules.all)
    print('Everybody signs in again, and payments are frozen until npm run reconcile -- gap.')
    return 0
  }
  if (!name || (task !== 'backup' && task !== 'restore'))
    throw new Error('Say what to do and with which file: backup <file>, restore <file>, or restored.')
  const file = resolve(name)
  if (task === 'backup') {
    await existingStore(env)
    await backupStore(options, file)
    print(`The store is backed up to ${file}`)
  } else {
    await restoreStore(options, file, modules.all)
    print(`The store is restored from ${file}`)
  }
  return 0
}

if (import.meta.main) await runProgram(backup)
