/** For tests: the content of an uncompressed zip file, read from its central directory as programs do. */

export function filesInZip(zip: Buffer): Map<string, { text: string; checksum: number }> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files = new Map<string, { text: string; checksum: number }>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const checksum = zip.readUInt32LE(at + 16)
    const length = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26)
    files.set(name, { text: zip.toString('utf8', start, start + length), checksum })
    at += 46 + nameLength
  }
  return files
}
