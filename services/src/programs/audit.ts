// Audits the store that CHOWK_DATA or DATABASE_URL names, also while it is in use. Ends with 1 when something is wrong.
import { openStore } from '../open-store.ts'
import { auditStore } from '../platform/store/audit.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

try {
  const store = await openStore(storeOptionsFrom(process.env))
  const audits = await auditStore(store)
  await store.close()
  const differences = audits.flatMap(audit => audit.differences)
  for (const difference of differences) process.stdout.write(`${difference}\n`)
  const audited = audits.flatMap(audit => audit.audited ?? []).join(', ')
  const verdict = differences.length === 0 ? 'all is well' : `${differences.length} difference(s)`
  const fingerprint = audits.flatMap(audit => audit.fingerprint ?? []).join(' ')
  process.stdout.write(`Audited ${audited}: ${verdict}. Fingerprint ${fingerprint}\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
