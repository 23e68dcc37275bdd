import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../open-store.ts'
import { StoreUnavailable } from './errors.ts'

it('only the owner can read a store: database, log and index, even if the mode was wider before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-open-'))
  await writeFile(join(dataDir, 'chowk.sqlite'), '', { mode: 0o644 })
  const store = await openStore({ dataDir })
  const files = await readdir(dataDir)
  expect(files).toEqual(expect.arrayContaining(['chowk.sqlite', 'chowk.sqlite-wal', 'chowk.sqlite-shm']))
  for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)
  await store.close()
  await rm(dataDir, { recursive: true })
})

describe('a store that cannot be opened says which setting to mend, in one line', { timeout: 60_000 }, () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chowk-open-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function refusal(options: { dataDir: string; databaseUrl?: string }): Promise<StoreUnavailable> {
    const error = await openStore(options).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!(error instanceof StoreUnavailable)) throw new Error(`Not refused as expected: ${error}`)
    expect(error.message).toMatch(/^[^\n]+$/)
    return error
  }

  it('when the folder is a file', async () => {
    const dataDir = join(folder, 'file')
    await writeFile(dataDir, '')
    const { setting, message } = await refusal({ dataDir })
    expect(setting).toBe('CHOWK_DATA')
    expect(message).toContain(`cannot make the folder ${dataDir}`)
  })

  it('when the database file is not a database', async () => {
    await writeFile(join(folder, 'chowk.sqlite'), 'This is a shopping list, not a database. '.repeat(100))
    const { setting, message } = await refusal({ dataDir: folder })
    expect(setting).toBe('CHOWK_DATA')
    expect(message).toContain('file is not a database')
  })

  it.skipIf(process.getuid?.() === 0)('when the folder may not be written', async () => {
    await chmod(folder, 0o500)
    const { message } = await refusal({ dataDir: folder })
    await chmod(folder, 0o700)
    expect(message).toContain('unable to open database file')
  })

  it('when no PostgreSQL answers, without the password', async () => {
    const databaseUrl = 'postgres://chowk:s3cret@127.0.0.1:1/chowk'
    const { setting, message } = await refusal({ dataDir: folder, databaseUrl })
    expect(setting).toBe('DATABASE_URL')
    expect(message).toContain('PostgreSQL at 127.0.0.1:1/chowk does not answer: ')
    expect(message).not.toContain('s3cret')
  })

  it('when the address of the database is invalid', async () => {
    const { setting } = await refusal({ dataDir: folder, databaseUrl: 'mysql:/oops' })
    expect(setting).toBe('DATABASE_URL')
  })
})
