/** Writes a zip file without compression: these files are small, and any program opens it. */
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
}

interface Written {
  readonly name: Buffer
  /** The fields that both headers have in common, from the version on. */
  readonly facts: Buffer
  readonly offset: number
}

const utf8Names = 0x0800
const version = 20

/** Each file is written as it comes; the central directory follows at the end. */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const entry = { name: Buffer.from(name), facts: factsOf(name, bytes, at), offset }
    written.push(entry)
    const head = Buffer.concat([signature(0x04034b50), entry.facts, entry.name])
    yield head
    yield bytes
    offset += head.length + bytes.length
  }
  const list = Buffer.concat(written.map(listed))
  yield list
  yield end(written.length, list.length, offset)
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function factsOf(name: string, bytes: Buffer, at: Date): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(utf8Names, 2)
  facts.writeUInt16LE(0, 4) // not compressed
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  facts.writeUInt16LE(
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    8,
  )
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function listed({ name, facts, offset }: Written): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(0x02014b50), madeBy, facts, rest, name])
}

function end(count: number, listLength: number, listOffset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(listLength, 12)
  bytes.writeUInt32LE(listOffset, 16)
  return bytes
}
