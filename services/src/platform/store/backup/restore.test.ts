// Restoring a stolen or an honest backup must not make anything valid again that has ended since.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modules } from '../../../modules.ts'
import { findOpenGap } from '../../../money/payment-freeze/payment-freeze.ts'
import { backup } from '../../../programs/backup.ts'
import { ended } from '../../../programs/test-program.ts'
import { addPasskey } from '../../../test-portal/test-passkey.ts'
import { openTestPortal, signIn, type TestPortal } from '../../../test-portal/test-portal.ts'
import { freshDatabase, openTestStore } from '../test-databases.ts'
import { describeOnStoresInFullSuite } from '../test-on-stores.ts'
import { backupStore, restoreStore } from './backup.ts'

describeOnStoresInFullSuite('a restore on %s', kind => {
  let portal: TestPortal
  let folder: string
  let file: string

  beforeEach(async () => {
    portal = await openTestPortal(kind, { demo: true })
    folder = await mkdtemp(join(tmpdir(), 'chowk-restore-'))
    file = join(folder, 'backup')
  })
  afterEach(async () => {
    await portal?.close()
    await rm(folder, { recursive: true })
  })

  const rowsOf = async (store: Awaited<ReturnType<typeof openTestStore>>) => ({
    sessions: await store.db.selectFrom('session').select('id').execute(),
    codes: await store.db.selectFrom('code_challenge').select('id').execute(),
    verifications: await store.db.selectFrom('fresh_proof').select('session_id').execute(),
    passkeys: (await store.db.selectFrom('passkey').select('id').execute()).map(({ id }) => id),
  })

  test('makes no session, code, verification or removed passkey valid again', async () => {
    const asha = await signIn(portal.browser(), '9866600001')
    const kept = (await addPasskey(asha)).authenticator.id.toString('base64url')
    const bilal = await signIn(portal.browser(), '9866600002')
    const removed = (await addPasskey(bilal)).authenticator.id.toString('base64url')
    await portal.browser().requestCode('9866600003')
    await portal.store.db
      .insertInto('fresh_proof')
      .values({
        session_id: (await asha.session()).id,
        action: 'add-passkey',
        subject: '',
        way: 'code',
        token_hash: '',
        given_at: 0,
        expires_at: 1e15,
      })
      .execute()
    await backupStore(portal.database.options, file)
    await portal.store.db.deleteFrom('passkey').where('id', '=', removed).execute()
    await portal.store.close()

    await restoreStore(portal.database.options, file, modules.all)
    const restored = await openTestStore(portal.database.options)
    try {
      expect(await rowsOf(restored)).toEqual({ sessions: [], codes: [], verifications: [], passkeys: [kept] })
    } finally {
      await restored.close()
    }
  })

  test('from PostgreSQL’s own log has the same result, and freezes payments', async () => {
    await signIn(portal.browser(), '9866600001')
    await portal.store.close()
    const { says, complains } = await ended(backup, ['restored'], portal.database.options)
    if (kind === 'sqlite') return expect(complains).toContain('This is for PostgreSQL')
    expect(says).toContain('payments are frozen until npm run reconcile -- gap')
    const restored = await openTestStore(portal.database.options)
    try {
      expect(await rowsOf(restored)).toMatchObject({ sessions: [], codes: [] })
      expect(await findOpenGap(restored)).toBeDefined()
    } finally {
      await restored.close()
    }
  })

  test('into a new folder creates it and keeps the passkeys', async () => {
    await addPasskey(await signIn(portal.browser(), '9866600004'))
    await backupStore(portal.database.options, file)
    const other = await freshDatabase(kind)
    const options = { ...other.options, dataDir: join(folder, 'not', 'there', 'yet') }
    await restoreStore(options, file, modules.all)
    const restored = await openTestStore(options)
    try {
      const { sessions, passkeys } = await rowsOf(restored)
      expect([sessions.length, passkeys.length]).toEqual([0, 1])
      if (kind === 'sqlite') expect((await stat(options.dataDir)).mode & 0o777).toBe(0o700)
    } finally {
      await restored.close()
      await other.drop()
    }
  })

  test('of an encrypted backup needs its key, without which the backup is unreadable', async () => {
    await signIn(portal.browser(), '9866600005')
    const keyFile = join(folder, 'key')
    await writeFile(keyFile, `${'5e'.repeat(32)}\n`)
    await backupStore({ ...portal.database.options, keyFile }, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['backup', 'key'])
    const content = await readFile(file)
    expect(content.includes('9866600005')).toBe(false)
    await portal.store.close()

    const restore = (key?: string) =>
      restoreStore({ ...portal.database.options, keyFile: key }, file, modules.all)
    await expect(restore()).rejects.toThrow('CHOWK_BACKUP_KEY must name')
    const otherKey = join(folder, 'other')
    await writeFile(otherKey, Buffer.alloc(32, 7))
    await expect(restore(otherKey)).rejects.toThrow('made with another key')
    content[40] = (content[40] ?? 0) ^ 1
    await writeFile(file, content)
    await expect(restore(keyFile)).rejects.toThrow('was changed since')
    content[40] = (content[40] ?? 0) ^ 1
    await writeFile(file, content)
    await restore(keyFile)
    const restored = await openTestStore(portal.database.options)
    const customers = await restored.db.selectFrom('customer').select('mobile').execute()
    await restored.close()
    expect(customers).toContainEqual({ mobile: '9866600005' })
    expect(await readdir(folder)).not.toContain('backup.plain')
  })
})
