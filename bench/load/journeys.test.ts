// @module-tag full
// Whoever changes a page hears it here, not after ten minutes of load in which every journey failed.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/free-port.ts'
import { startPortal } from '../faults/portal-process.ts'
import { gatherCrowd, journeys } from './journeys.ts'

test('every journey of the load can be made through the pages', { timeout: 120_000 }, async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'chowk-journeys-'))
  await using portal = await startPortal({ PORT: await freePort(), CHOWK_DATA: data.path })
  const crowd = await gatherCrowd(portal.origin, 1)
  for (const journey of journeys) await journey.take(crowd)
  // What was added was spent again.
  expect(await crowd.customers[0]?.balancePaise()).toBe(2_000_00)
})
