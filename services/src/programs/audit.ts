// Audits the store that CHOWK_DATA or DATABASE_URL names, also while it is in use. Ends with 1 when something is wrong.
import { auditPayments } from '../bills/payments/payments-audit.ts'
import { auditLedger } from '../money/ledger/audit.ts'
import { auditWallet } from '../money/wallet/wallet-audit.ts'
import { openStore } from '../platform/store/store.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

try {
  const store = await openStore(storeOptionsFrom(process.env))
  const { ledger, differences } = await store.snapshot(async db => {
    const ledger = await auditLedger(db)
    return {
      ledger,
      differences: [...ledger.differences, ...(await auditWallet(db)), ...(await auditPayments(db))],
    }
  })
  await store.close()
  for (const difference of differences) process.stdout.write(`${difference}\n`)
  const verdict = differences.length === 0 ? 'all is well' : `${differences.length} difference(s)`
  process.stdout.write(
    `Audited ${ledger.entries} entries on ${ledger.accounts} accounts: ${verdict}. Fingerprint ${ledger.fingerprint}\n`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
