import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CodeMessage } from './code-delivery.ts'

/** One JSON line per code, in a file only its owner may read. */
export async function appendToOutbox(file: string, { mobile, code, at }: CodeMessage): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify({ mobile, code, at: at.toISOString() })}\n`, { mode: 0o600 })
}
