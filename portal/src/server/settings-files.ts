/** The files that settings name: looked at before anybody depends on them. */
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { SettingError } from './setting-error.ts'
import type { GivenSettings } from './settings-schema.ts'

export function checkWritable(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError('CHOWK_DATA', `the folder ${dataDir} cannot be written to${reasonOf(error)}`)
  }
}

/** Opened once as each code will open it, so that a mistake is found before anybody waits for a code. */
export function checkOutbox(
  setting: 'CHOWK_OTP_OUTBOX' | 'CHOWK_MESSAGE_OUTBOX',
  { [setting]: given }: GivenSettings,
): void {
  if (given === undefined) return
  const file = resolve(given)
  try {
    makeFolder(dirname(file))
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new SettingError(setting, `the file ${file} cannot be written to${reasonOf(error)}`)
  }
}

export function keptSecret(file: string): Uint8Array {
  if (!existsSync(file)) makeSecret(file)
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (secret.length >= 32) return secret
  throw new SettingError(
    'CHOWK_DATA',
    `${file} holds no secret of 32 bytes: restore it, or remove it and sign in anew`,
  )
}

/** Whole or not at all, and never over one that is there: a link fails where another server was first. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}

/** Step by step, since Node's recursive mkdir never returns for a folder that cannot be, such as one under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${error.code})` : ''
}
