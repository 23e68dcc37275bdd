import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { htmlOf, type Piece, type SharedPiece } from '../page/rendered-page.ts'
import { packedOnce } from './packed-once.ts'

const header = { html: '<header>मेनू</header>'.repeat(300) }
const pieces: Piece[] = ['<p>Rs. 500</p>'.repeat(100), header, '/hi/passbook', header, 'a', 'b', '']
const unpacked = (packed: Buffer) => gunzipSync(packed).toString()

test('what is shared and what is a page’s own come back as one text', () => {
  const page = unpacked(packedOnce(pieces))
  expect(page.replace(/<!-- [\da-f]+ -->$/, '')).toBe(pieces.map(htmlOf).join(''))
})

test('what is shared is packed once', () => {
  const shared: SharedPiece = { html: 'shared '.repeat(100) }
  packedOnce([shared, 'one'])
  const { packed } = shared
  packedOnce(['another', shared])
  expect(packed).toBeDefined()
  expect(shared.packed).toBe(packed)
})

test('the length of an answer does not tell what is in it', () => {
  const lengths = new Set(Array.from({ length: 20 }, () => packedOnce(pieces).length))
  expect(lengths.size).toBeGreaterThan(5)
})
