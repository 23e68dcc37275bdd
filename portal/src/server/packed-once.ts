/**
 * A page for one person, packed for one answer. What many answers share was packed before: of the encodings that browsers
 * take, gzip alone lets packed pieces be joined, so it is what such a page goes out in.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { htmlOf, type Piece } from '../page/rendered-page.ts'

const onceLevel = 4
const mostPaddingBytes = 128

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
/** Shorter text is not worth packing: it travels as it is, in a block that says how long it is. */
const leastPackedBytes = 200

export function packedOnce(pieces: readonly Piece[]): Buffer {
  const padded = [...pieces, padding()]
  const end = Buffer.alloc(8)
  const text = Buffer.from(padded.map(htmlOf).join(''))
  end.writeUInt32LE(crc32(text), 0)
  end.writeUInt32LE(text.length, 4)
  return Buffer.concat([header, ...joined(padded).map(deflated), lastBlock, end])
}

/**
 * Whoever could have text of their own packed beside a secret of the page might guess it by the length (BREACH): a random
 * part, which does not pack, keeps the length from telling.
 */
function padding(): string {
  return `<!-- ${randomBytes(randomInt(1, mostPaddingBytes)).toString('hex')} -->`
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

function deflated(piece: Piece): Buffer {
  if (typeof piece === 'string')
    return piece.length < leastPackedBytes ? stored(piece) : blocks(piece, onceLevel)
  piece.deflated ??= blocks(piece.html, constants.Z_BEST_COMPRESSION)
  return piece.deflated
}

/** Ends at a byte, and refers to nothing before it. */
function blocks(text: string, level: number): Buffer {
  return deflateRawSync(text, { level, finishFlush: constants.Z_FULL_FLUSH })
}

function stored(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}
