// Audits the store that CHOWK_DATA or DATABASE_URL names, also while it is in use. By default it checks the rows since the last
// seal, with `--whole` all rows. `--anew` restarts the witness after an intended restore. Exits with 1 if there is a difference.
import { auditCredentials } from '../identity/accounts/audit-credentials.ts'
import { auditKycMacs } from '../identity/kyc/kyc.module.ts'
import { runLedgerAudit } from '../money/checks/audit-ledger.ts'
import { witnessAt } from '../money/checks/witness.ts'
import { openStore, readStore } from '../open-store.ts'
import { actAllowingRestart } from '../operations/audit/audit-operators.ts'
import { derivedKeys } from '../platform/keys/derived-key.ts'
import { secretsFrom } from '../platform/keys/secrets-from.ts'
import { auditSchemaObjects } from '../platform/store/audit/audit-guards.ts'
import { existingStore, type Program, runProgram } from './program.ts'

export const audit: Program = async ({ args, env, print }) => {
  const unknown = args.find(word => !['--whole', '--anew'].includes(word))
  if (unknown) throw new Error(`The audit has no option "${unknown}"; it has --whole and --anew.`)
  const place = env.CHOWK_AUDIT_WITNESS
  const options = await existingStore(env)
  const secrets = secretsFrom(env)
  const ledgerStore = await readStore(options)
  const witness = place ? witnessAt(place) : undefined
  const isRestart = args.includes('--anew')
  const at = Date.now()
  const restartActId = isRestart
    ? await ledgerStore
        .snapshot(async db => actAllowingRestart(db, (await witness?.last())?.chains, at))
        .catch(async error => {
          await ledgerStore.close()
          throw error
        })
    : undefined
  const { differences, audited, fingerprint, notRecordedReason } = await runLedgerAudit({
    ledgerStore,
    openToRecord: () => openStore({ ...options, skipMigrations: true }),
    alsoAudit: async () => [
      ...(await auditSchemaObjects(ledgerStore)),
      ...(secrets
        ? await ledgerStore.snapshot(async db => [
            ...(await auditKycMacs(db, derivedKeys(secrets, 'kyc-seal'))),
            ...(await auditCredentials(db, derivedKeys(secrets, 'credential'))),
          ])
        : []),
    ],
    rowKeys: secrets && derivedKeys(secrets, 'row-seal'),
    witness,
    isWhole: args.includes('--whole'),
    isRestart,
    restartActId,
    at,
  }).finally(() => ledgerStore.close())
  for (const difference of differences) print(difference)
  const verdict = differences.length === 0 ? 'all is well' : `${differences.length} difference(s)`
  print(`Audited ${audited}: ${verdict}. Fingerprint ${fingerprint}`)
  if (isRestart)
    print(`The audit restarted: ${restartActId ?? 'there are no operators, so nobody signed a reason'}.`)
  if (!secrets)
    print(
      'Rows, declarations, sessions, passkeys and bound devices were not compared with their key: CHOWK_SECRET is not set.',
    )
  if (notRecordedReason !== undefined) print(`The result was not stored: ${notRecordedReason}`)
  return differences.length === 0 ? 0 : 1
}

if (import.meta.main) await runProgram(audit)
