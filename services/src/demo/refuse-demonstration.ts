import { StoreUnavailable } from '../platform/store/errors.ts'
import type { Store } from '../platform/store/store.ts'

/** A demonstration's store stays one: the sandbox's money cannot be distinguished from real money any more. */
export async function refuseDemonstration({ db, kind }: Store): Promise<void> {
  const mark = await db.selectFrom('demonstration').select('since').executeTakeFirst()
  if (!mark) return
  throw new StoreUnavailable(
    kind === 'sqlite' ? 'CHOWK_DATA' : 'DATABASE_URL',
    `this store has been a demonstration, since ${new Date(mark.since).toISOString()}. ` +
      'Its customers and their money are made up and would pass for real ones. ' +
      'Name a store that never was one, or continue with CHOWK_DEMO=1.',
  )
}
