/**
 * Compresses a page for one person. Pieces that many answers share are compressed once; of the encodings that browsers accept,
 * only gzip lets compressed pieces be concatenated.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib'
import type { Compressed, Piece } from '../page/rendered-page.ts'

/** A page's own text is shorter than half the usual window, so half the memory is enough. */
const forOneAnswer: ZlibOptions = { level: 3, windowBits: 14, memLevel: 7 }
const maxPaddingBytes = 128
const noise = randomBytes(maxPaddingBytes).toString('hex')

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
/** Shorter text is not worth compressing: it is sent in a stored block. */
const minCompressedBytes = 200

export function compressPieces(pieces: readonly Piece[]): Buffer {
  const parts = joined([...pieces, padding()]).map(compressed)
  const checksum = parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0)
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(checksum, 0)
  end.writeUInt32LE(length, 4)
  return Buffer.concat([header, ...parts.map(({ deflated }) => deflated), lastBlock, end])
}

/**
 * An attacker whose text is compressed beside a secret of the page could guess the secret by the length (BREACH). Random noise
 * of a random length hides it.
 */
function padding(): string {
  return `<!-- ${noise.slice(0, 2 * randomInt(1, maxPaddingBytes))} -->`
}

/** Adjacent texts of the page's own are compressed together. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const before = runs.at(-1)
    if (typeof piece === 'string' && typeof before === 'string') runs[runs.length - 1] = before + piece
    else runs.push(piece)
  }
  return runs
}

/** Shared pieces stay in memory as bytes too, since each answer's checksum covers them. */
function compressed(piece: Piece): Compressed {
  if (typeof piece !== 'string') {
    piece.compressed ??= inBlocks(Buffer.from(piece.html), { level: constants.Z_BEST_COMPRESSION })
    return piece.compressed
  }
  const bytes = Buffer.from(piece)
  return bytes.length < minCompressedBytes
    ? { bytes, deflated: stored(bytes) }
    : inBlocks(bytes, forOneAnswer)
}

/** Ends at a byte, without references to anything before it. */
function inBlocks(bytes: Buffer, options: ZlibOptions): Compressed {
  return { bytes, deflated: deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH }) }
}

function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}
