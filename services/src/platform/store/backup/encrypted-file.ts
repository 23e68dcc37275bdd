// Encrypts a file with AES-256-GCM over its whole content, so that changes are detected too.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BackupFailed } from './backup-file.ts'

const mark = Buffer.from('chowk backup 1\n')
const nonceBytes = 12
const tagBytes = 16

export async function encryptFile(plain: string, encrypted: string, key: Buffer): Promise<void> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  await pipeline(
    createReadStream(plain),
    cipher,
    async function* (parts: AsyncIterable<Buffer>) {
      yield mark
      yield nonce
      yield* parts
      yield cipher.getAuthTag()
    },
    createWriteStream(encrypted, { mode: 0o600, flush: true }),
  )
}

export async function isEncrypted(file: string): Promise<boolean> {
  return (await bytesOf(file, 0, mark.length)).equals(mark)
}

/** If it fails, the content of `plain` must not be used. */
export async function decryptFile(encrypted: string, plain: string, key: Buffer): Promise<void> {
  const start = mark.length + nonceBytes
  const end = (await stat(encrypted)).size - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, await bytesOf(encrypted, mark.length, nonceBytes))
  decipher.setAuthTag(await bytesOf(encrypted, end, tagBytes))
  try {
    await pipeline(
      createReadStream(encrypted, { start, end: end - 1 }),
      decipher,
      createWriteStream(plain, { mode: 0o600, flush: true }),
    )
  } catch (error) {
    throw new BackupFailed(`${encrypted} was made with another key, or was changed since.`, { cause: error })
  }
}

async function bytesOf(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
