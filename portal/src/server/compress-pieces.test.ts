import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { htmlOf, type Piece, type SharedPiece } from '../page/rendered-page.ts'
import { compressPieces } from './compress-pieces.ts'

const header = { html: '<header>मेनू</header>'.repeat(300) }
const pieces: Piece[] = ['<p>Rs. 500</p>'.repeat(100), header, '/hi/passbook', header, 'a', 'b', '']
const uncompressed = (bytes: Buffer) => gunzipSync(bytes).toString()

test('shared pieces and the page’s own text decompress to one text', () => {
  const page = uncompressed(compressPieces(pieces))
  expect(page.replace(/<!-- [\da-f]+ -->$/, '')).toBe(pieces.map(htmlOf).join(''))
})

test('a shared piece is compressed once', () => {
  const shared: SharedPiece = { html: 'shared '.repeat(100) }
  compressPieces([shared, 'one'])
  const { compressed } = shared
  compressPieces(['another', shared])
  expect(compressed).toBeDefined()
  expect(shared.compressed).toBe(compressed)
})

test('the length of an answer does not reveal its content', () => {
  const lengths = new Set(Array.from({ length: 20 }, () => compressPieces(pieces).length))
  expect(lengths.size).toBeGreaterThan(5)
})
