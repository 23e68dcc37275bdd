/** Whose portal it is: as the file says that CHOWK_BRAND names, or as the specification has it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Brand, licences, outsideNames, specifiedBrand } from '@chowk/shell/environment'
import { z } from 'zod'
import { SettingError } from './setting-error.ts'

/** It stands in titles, messages and addresses of mail: letters, and little else. */
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

const fields = {
  name: named(30),
  legalEntity: named(100).optional(),
  licences: z.array(z.enum(licences, knownOnly('licences', licences)), 'must be a list').default([]),
  links: z.partialRecord(z.enum(outsideNames), link, noOtherField('links', outsideNames)).default({}),
}

/** Another brand holds and has only what its file says: nothing of the specification's is left over. */
const schema = z.strictObject(fields, noOtherField('fields', Object.keys(fields)))

export function readBrand(file: string | undefined): Brand {
  if (file === undefined) return specifiedBrand
  const parsed = schema.safeParse(jsonIn(resolve(file)))
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
