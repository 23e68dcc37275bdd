import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareImage, touchIcon } from './sign-images.ts'

test.each([
  ['shared links', shareImage, 1200, 630],
  ['home screens', touchIcon, 180, 180],
])('a PNG of the size that %s show, blue with a white sign', (_where, drawn, width, height) => {
  const image = drawn()
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width, height])
  const begins = image.indexOf('IDAT') + 4
  const pixels = inflateSync(image.subarray(begins, begins + image.readUInt32BE(begins - 8)))
  const colourAt = (x: number, y: number) => [
    ...pixels.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3),
  ]
  expect(colourAt(0, 0)).toEqual([0x00, 0x67, 0xc5])
  expect(colourAt(width / 2, height / 2)).toEqual([0x00, 0x67, 0xc5])
  expect(colourAt(width / 2, Math.round(height * 0.32))).toEqual([0xff, 0xff, 0xff])
})
