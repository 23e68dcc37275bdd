// backup.ts backup <file> | restore <file>: of the store that CHOWK_DATA or DATABASE_URL names.
import { resolve } from 'node:path'
import { backupStore, restoreStore } from '../platform/store/backup.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

const [task, name] = process.argv.slice(2)
const tasks: Record<string, { run: typeof backupStore; done: string }> = {
  backup: { run: backupStore, done: 'The store is backed up to' },
  restore: { run: restoreStore, done: 'The store is restored from' },
}

try {
  const chosen = task === undefined ? undefined : tasks[task]
  if (!chosen || !name)
    throw new Error('Say what to do and with which file: backup <file>, or restore <file>.')
  const file = resolve(name)
  await chosen.run(storeOptionsFrom(process.env), file)
  process.stdout.write(`${chosen.done} ${file}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
