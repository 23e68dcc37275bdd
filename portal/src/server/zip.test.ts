import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesInZip } from './test-zip.ts'
import { zip } from './zip.ts'

const files = [
  { name: 'orders.csv', bytes: Buffer.from('order,amount\r\nORD1,10.00\r\n') },
  { name: 'पढ़ें.txt', bytes: Buffer.from('नमस्ते') },
  { name: 'empty.json', bytes: Buffer.from('') },
]

async function zipped(): Promise<Buffer> {
  const chunks: Buffer[] = []
  const entries = (async function* () {
    yield* files
  })()
  for await (const chunk of zip(entries, new Date('2026-11-16T10:20:30Z'))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('every file is found by its name, complete', async () => {
  expect(filesInZip(await zipped())).toEqual(
    new Map(files.map(({ name, bytes }) => [name, { text: bytes.toString(), checksum: crc32(bytes) }])),
  )
})

const unzip = ['python3', 'unzip'].find(isThere)

test.skipIf(!unzip)('a program that is not ours finds nothing wrong with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-zip-'))
  try {
    const file = join(folder, 'my-data.zip')
    writeFileSync(file, await zipped())
    const check = unzip === 'unzip' ? ['-t', file] : ['-m', 'zipfile', '-t', file]
    expect(execFileSync(unzip ?? '', check, { encoding: 'utf8' })).toMatch(/Done testing|No errors/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function isThere(program: string): boolean {
  try {
    execFileSync(program, [program === 'unzip' ? '-v' : '--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
