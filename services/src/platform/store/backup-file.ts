import { stat } from 'node:fs/promises'

/** A backup or restore that did not happen. The message is one line that says what to do. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}

export function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** A backup never overwrites anything, least of all the one before it. */
export async function assertNew(file: string): Promise<void> {
  if (await exists(file)) throw new BackupFailed(`${file} exists already: name a new file.`)
}

/** The name under which a restore keeps what it replaces. */
export function replacedAt(now: Date): string {
  return `replaced_${now.toISOString().replaceAll(/\D/g, '')}`
}
