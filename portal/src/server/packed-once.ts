/**
 * A page for one person, packed for one answer. What many answers share was packed before: of the encodings that browsers
 * take, gzip alone lets packed pieces be joined, so it is what such a page goes out in.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib'
import type { Packed, Piece } from '../page/rendered-page.ts'

/** A page's own text is not longer than half the usual window, and half the memory is not mapped anew for each. */
const once: ZlibOptions = { level: 3, windowBits: 14, memLevel: 7 }
const mostPaddingBytes = 128
const noise = randomBytes(mostPaddingBytes).toString('hex')

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
/** Shorter text is not worth packing: it travels as it is, in a block that says how long it is. */
const leastPackedBytes = 200

export function packedOnce(pieces: readonly Piece[]): Buffer {
  const parts = joined([...pieces, padding()]).map(packed)
  const checksum = parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0)
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(checksum, 0)
  end.writeUInt32LE(length, 4)
  return Buffer.concat([header, ...parts.map(({ deflated }) => deflated), lastBlock, end])
}

/**
 * Whoever could have text of their own packed beside a secret of the page might guess it by the length (BREACH): a
 * part that does not pack, of a length drawn anew each time, keeps it from telling.
 */
function padding(): string {
  return `<!-- ${noise.slice(0, 2 * randomInt(1, mostPaddingBytes))} -->`
}

/** What is the page's own and stands together is packed together. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const before = runs.at(-1)
    if (typeof piece === 'string' && typeof before === 'string') runs[runs.length - 1] = before + piece
    else runs.push(piece)
  }
  return runs
}

/** Shared pieces are held as bytes too: what they are is summed up for every answer. */
function packed(piece: Piece): Packed {
  if (typeof piece !== 'string') {
    piece.packed ??= inBlocks(Buffer.from(piece.html), { level: constants.Z_BEST_COMPRESSION })
    return piece.packed
  }
  const bytes = Buffer.from(piece)
  return bytes.length < leastPackedBytes ? { bytes, deflated: stored(bytes) } : inBlocks(bytes, once)
}

/** Ends at a byte, and refers to nothing before it. */
function inBlocks(bytes: Buffer, options: ZlibOptions): Packed {
  return { bytes, deflated: deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH }) }
}

function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}
