// Suites that run once for each database.

import { describe, test } from 'vitest'
import type { StoreKind } from './database.ts'
import { storeKinds } from './test-databases.ts'

type Suite = (kind: StoreKind) => void

/** On SQLite in `npm test`, and on both in `npm run test:full`: for behaviour that does not depend on the database. */
export function describeOnStoresInFullSuite(title: string, suite: Suite): void {
  describeOn(title, suite, 'full')
}

/** On both in `npm test`: for the store itself, the ledger, and concurrency between servers. */
export function describeOnBothStores(title: string, suite: Suite): void {
  describeOn(title, suite, 'slow')
}

function describeOn(title: string, suite: Suite, postgresTag: 'full' | 'slow'): void {
  for (const kind of storeKinds)
    describe(title.replace('%s', kind), { tags: kind === 'postgres' ? [postgresTag] : [] }, () => suite(kind))
}

/** As `describeOnStoresInFullSuite`, for a single test. */
export function testOnStoresInFullSuite(title: string, run: (kind: StoreKind) => Promise<void>): void {
  for (const kind of storeKinds)
    test(title.replace('%s', kind), { tags: kind === 'postgres' ? ['full'] : [] }, () => run(kind))
}
