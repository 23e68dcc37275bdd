// @module-tag full
// Detects a change of a page that breaks a journey early, instead of after ten minutes of failing load.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/free-port.ts'
import { startPortal } from '../faults/portal-process.ts'
import { gatherCrowd, journeys } from './journeys.ts'

test('every journey of the load succeeds', { timeout: 120_000 }, async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'chowk-journeys-'))
  await using portal = await startPortal({ PORT: await freePort(), CHOWK_DATA: data.path })
  const crowd = await gatherCrowd(portal.origin, 1)
  for (const journey of journeys) await journey.take(crowd)
  // The added money was spent again.
  expect(await crowd.customers[0]?.balancePaise()).toBe(2_000_00)
})
