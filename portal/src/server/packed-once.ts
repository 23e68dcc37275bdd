/**
 * A page for one person, packed for one answer. Whoever could have text of their own packed beside a secret of the page
 * might guess it by the length (BREACH): a random part, which does not pack, keeps the length from telling.
 */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Each as tight as costs little: a step more takes twice the time for a twentieth of the bytes. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const gzipOptions = { level: 3 }

const mostPaddingBytes = 128

export function packedOnce(html: string, encoding: 'zstd' | 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const page = html + padding()
  // Done in less time than it takes to hand it to another thread.
  if (encoding === 'zstd') return zstdCompressSync(page, zstd)
  return encoding === 'br' ? compressBrotli(page, brotli) : compressGzip(page, gzipOptions)
}

function padding(): string {
  const bytes = randomBytes(mostPaddingBytes)
  const length = 1 + ((bytes[0] ?? 0) % (mostPaddingBytes - 1))
  return `<!-- ${bytes.toString('hex', 0, length)} -->`
}
