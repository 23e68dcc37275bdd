/** The files that settings name, checked at start. */
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
import { type Brand, licences, outsideNames, specifiedBrand } from '@chowk/shell/environment'
import { z } from 'zod'
import { type GivenSettings, SettingError } from './settings-schema.ts'

export function checkWritable(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError('CHOWK_DATA', `the folder ${dataDir} cannot be written to${reasonOf(error)}`)
  }
}

/** Opens the file once, as each delivery will, so that a mistake is found at start. */
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

export function storedSecret(file: string): Uint8Array {
  if (!existsSync(file)) makeSecret(file)
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (secret.length >= 32) return secret
  throw new SettingError(
    'CHOWK_DATA',
    `${file} holds no secret of 32 bytes: restore it, or remove it and sign in anew`,
  )
}

/** Atomic, and never over an existing file: linking fails when another server was first. */
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

/** Step by step, since Node's recursive mkdir never returns for a folder that cannot exist, such as one under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${error.code})` : ''
}

/** The brand's name is written into titles and messages, so it has letters and little else. */
const named = (longest: number) =>
  z
    .string('must be a text')
    .trim()
    .regex(/^[\p{L}\p{M}\p{N} .,&'’()-]+$/u, 'must be letters, digits, spaces and . , & ’ ( ) - only')
    .max(longest, `must have at most ${longest} letters`)

const knownOnly = (what: string, known: readonly string[]) => `knows only the ${what} ${known.join(', ')}`

const noOtherField = (what: string, known: readonly string[]) => ({
  error: ({ code }: { readonly code: string }) =>
    code === 'unrecognized_keys' ? knownOnly(what, known) : undefined,
})

const link = z
  .string('must be an https address')
  .refine(text => URL.canParse(text) && text.startsWith('https://'), 'must be an https address')

const brandFields = {
  // The longest word that fits into a phone's header.
  name: named(20).regex(/^\S{1,9}( \S{1,9})*$/, 'must have words of at most 9 letters'),
  legalEntity: named(100).optional(),
  licences: z.array(z.enum(licences, knownOnly('licences', licences)), 'must be a list').default([]),
  links: z.partialRecord(z.enum(outsideNames), link, noOtherField('links', outsideNames)).default({}),
}

/** Another brand has only what its file contains: nothing of the specification's brand remains. */
const brandSchema = z.strictObject(brandFields, noOtherField('fields', Object.keys(brandFields)))

/** CHOWK_BRAND names a JSON file; without one it is the specification's brand. */
export function readBrand(file: string | undefined): Brand {
  if (file === undefined) return specifiedBrand
  const parsed = brandSchema.safeParse(jsonIn(resolve(file)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.map(key => `${String(key)}: `) ?? []
  throw new SettingError('CHOWK_BRAND', `${file}: ${where.join('')}${issue?.message ?? 'is not valid'}`)
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'holds no JSON' : 'cannot be read'
    throw new SettingError('CHOWK_BRAND', `${file}: ${why}`)
  }
}
