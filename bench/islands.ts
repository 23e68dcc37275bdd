/** The cost of each island: its own bytes, compressed as transferred. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Figure } from './figure.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const client = join(import.meta.dirname, '..', 'portal', 'dist', 'client')

export async function islands(): Promise<Figure[]> {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(client, file))).length
  return Object.entries(manifest)
    .filter(([key]) => /\.(island\.tsx|behaviour\.ts)$|main\.ts$/.test(key))
    .map(([key, { file }]) => ({ name: key.replace(/^src\//, ''), value: bytes(file), unit: 'bytes' }))
}
