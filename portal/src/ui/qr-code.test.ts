import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

const link = 'upi://pay?pa=sandbox@invalid&pn=Payment%20sandbox&am=1234.05&cu=INR&tr=REF1'

test('the path covers exactly the dark modules of the code', () => {
  const { size, path } = qrPath(link)
  const drawn = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(encode(link, { ecc: 'M', border: 4 }).data)
})

test('four light modules stand around it', () => {
  const { size, path } = qrPath(link)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4)
  }
})
