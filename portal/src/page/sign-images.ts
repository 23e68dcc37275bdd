/** The wordmark's sign as a picture, drawn here for whoever takes no SVG. */
import { crc32, deflateSync } from 'node:zlib'

export const shareImagePath = '/share.png'

const ground: Colour = [0x00, 0x67, 0xc5]
const sign: Colour = [0xff, 0xff, 0xff]

type Colour = readonly [red: number, green: number, blue: number]

interface Size {
  readonly width: number
  readonly height: number
  /** Pixels for each unit of the sign's drawing, which is 32 units wide. */
  readonly scale: number
}

/** What stands beside a shared link. */
export const shareImage = (): Buffer => signImage({ width: 1200, height: 630, scale: 14 })

/** What an iPhone shows on its home screen. */
export const touchIcon = (): Buffer => signImage({ width: 180, height: 180, scale: 5 })

function signImage(size: Size): Buffer {
  const { width, height } = size
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of three colours.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(rows(size), { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row begins with how it was filtered: not at all. Only where the sign can be is looked at, pixel by pixel. */
function rows({ width, height, scale }: Size): Buffer {
  const row = 1 + width * 3
  const bytes = Buffer.alloc(height * row)
  for (let y = 0; y < height; y += 1) bytes.fill(Buffer.from(ground), y * row + 1, (y + 1) * row)
  const reach = 13 * scale
  for (let y = -reach; y < reach; y += 1)
    for (let x = -reach; x < reach; x += 1) {
      const share = signShare((x + 0.5) / scale, (y + 0.5) / scale, scale)
      const colour = ground.map((value, index) => Math.round(value + ((sign[index] ?? 0) - value) * share))
      bytes.set(colour, (y + height / 2) * row + 1 + (x + width / 2) * 3)
    }
  return bytes
}

/** How much of the pixel at a place, from the sign's middle, is the sign's: four shops around a square. */
function signShare(x: number, y: number, scale: number): number {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  const isCross = (across < 5 && down < 13) || (down < 5 && across < 13)
  if (!isCross) return 0
  const beyondSquare = (across + down - 4.5) * scale
  return Math.min(1, Math.max(0, beyondSquare))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
