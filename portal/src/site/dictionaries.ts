/**
 * Compression dictionaries (RFC 9842, docs/adr/045-compression-dictionaries.md): what the public pages of a language have in
 * common. A browser that has one names it by its hash, and is sent the rest of a page compressed against it.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { type Locale, locales } from '@chowk/catalog'

export interface Dictionary {
  /** Contains a hash of the text, so that browsers may cache it for good. */
  readonly path: string
  readonly text: string
  /** Says which documents it is for. */
  readonly headers: Readonly<Record<string, string>>
  /** What a browser that has it sends as Available-Dictionary. */
  readonly availableAs: string
  compress(html: Buffer): Promise<Buffer>
}

export type Dictionaries = Readonly<Record<Locale, Dictionary>>

/** `textOf` is what the pages of a language share. */
export function createDictionaries(textOf: (locale: Locale) => string): Dictionaries {
  const entries = locales.map(locale => [locale, dictionary(locale, textOf(locale))] as const)
  return Object.fromEntries(entries) as Dictionaries
}

const compressZstd = promisify(zstdCompress)

/** Higher levels take ten times as long for a twentieth of the bytes. */
const level = 10
/** RFC 9842 §5: a zstd frame that decoders skip, of 32 bytes, which are the dictionary's hash. */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

function dictionary(locale: Locale, text: string): Dictionary {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest()
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  const match = locale === 'en' ? '/*' : `/${locale}/*`
  return {
    path: `/dictionaries/${locale}-${hash.toString('base64url').slice(0, 10)}`,
    text,
    headers: {
      'use-as-dictionary': `match="${match}", match-dest=("document")`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
    availableAs: `:${hash.toString('base64')}:`,
    async compress(html) {
      return Buffer.concat([frame, hash, await compressZstd(html, { dictionary: bytes, params })])
    },
  }
}
