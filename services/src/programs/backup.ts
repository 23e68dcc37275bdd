// backup.ts backup <file> | restore <file>: of the store that CHOWK_DATA or DATABASE_URL names. With CHOWK_BACKUP_KEY, the
// name of a file with a key, the backup is encrypted.
import { resolve } from 'node:path'
import { backupStore, restoreStore } from '../platform/store/backup.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import { rooms } from '../rooms.ts'

const [task, name] = process.argv.slice(2)
const options = { ...storeOptionsFrom(process.env), keyFile: process.env.CHOWK_BACKUP_KEY || undefined }
const tasks: Record<string, { run: (file: string) => Promise<void>; done: string }> = {
  backup: { run: file => backupStore(options, file), done: 'The store is backed up to' },
  restore: { run: file => restoreStore(options, file, rooms.all), done: 'The store is restored from' },
}

try {
  const chosen = task === undefined ? undefined : tasks[task]
  if (!chosen || !name)
    throw new Error('Say what to do and with which file: backup <file>, or restore <file>.')
  const file = resolve(name)
  await chosen.run(file)
  process.stdout.write(`${chosen.done} ${file}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
