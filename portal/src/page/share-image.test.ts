import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareImage } from './share-image.ts'

test('is a PNG of the size that shared links are shown in, blue with a white sign', () => {
  const image = shareImage()
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  const begins = image.indexOf('IDAT') + 4
  const pixels = inflateSync(image.subarray(begins, begins + image.readUInt32BE(begins - 8)))
  const colourAt = (x: number, y: number) => [...pixels.subarray(y * 3601 + 1 + x * 3).subarray(0, 3)]
  expect(colourAt(0, 0)).toEqual([0x00, 0x67, 0xc5])
  expect(colourAt(600, 315)).toEqual([0x00, 0x67, 0xc5])
  expect(colourAt(600, 200)).toEqual([0xff, 0xff, 0xff])
})
