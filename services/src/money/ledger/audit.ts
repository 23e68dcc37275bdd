import { runIsolated } from '../../platform/store/audit/audit.ts'
import type { Db } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import {
  auditAccountKinds,
  auditAccounts,
  auditHolds,
  auditNegativeBalances,
  auditOpenings,
  auditOrphanRows,
  auditRunningBalances,
} from './audit-balances.ts'
import { auditRecentEntries, type ChainHead, walkChains } from './audit-chains.ts'
import {
  type Account,
  auditBackdatedRows,
  auditHeldAmounts,
  auditSeal,
  auditTotalsSince,
  grownChains,
} from './audit-since.ts'
import {
  balancesFingerprint,
  isUnbroken,
  ledgerAt,
  type Seal,
  type SealAndAccounts,
  type SealedAccounts,
} from './seal.ts'

export interface LedgerAudit {
  readonly entries: number
  readonly accounts: number
  /** One line per difference, naming the entry, account or hold. Empty when everything is consistent. */
  readonly differences: string[]
  /** A hash over all accounts and the ends of their chains: two ledgers with the same hash contain the same entries. */
  readonly fingerprint: string
  readonly sealed: SealedAccounts
  /** The seal the audit started from, and the last one. */
  readonly before: SealAndAccounts | undefined
  readonly known: SealAndAccounts | undefined
  /** Whether the ledger continues from those seals. */
  readonly isContinued: boolean
  /** From when on causes must be audited again: no audited entry is older. */
  readonly since: number
}

export interface LedgerAuditOptions {
  /** Where an incremental audit starts. The ledger must continue from it, and from the last seal. */
  readonly seal?: Seal | undefined
  readonly knownSeal?: Seal | undefined
  /** Rows that have not changed since are trusted where the seal covers them; 0 reads everything. */
  readonly since?: number
}

/** `db` is a snapshot, so that all checks see the same moment. */
export async function auditLedger(
  db: Db,
  { seal, knownSeal = seal, since: fromTime = 0 }: LedgerAuditOptions = {},
): Promise<LedgerAudit> {
  const before = seal && (await ledgerAt(db, seal))
  const isWhole = fromTime === 0 || !before || !isUnbroken(before)
  const known = knownSeal?.number === seal?.number ? before : knownSeal && (await ledgerAt(db, knownSeal))
  const accounts = await everyAccount(db)
  const startSeals = [...new Set([before, known])].filter(each => each !== undefined)
  const walked = await walkChains(db, {
    from: isWhole ? undefined : grownChains(accounts, before.accounts),
    seals: startSeals.filter(isUnbroken),
  })
  const since = isWhole ? 0 : Math.min(fromTime, walked.earliestAt)
  const opened = isWhole ? undefined : accounts.flatMap(({ id }) => (before.accounts.has(id) ? [] : id))
  const differences = [...walked.differences, ...(await auditBackdatedRows(db, walked.datedBack))]
  const checks: ((db: Db) => Promise<string[]>)[] = [
    auditAccountKinds,
    () => auditOpenings(db, opened),
    () => auditHolds(db, since),
    auditHeldAmounts,
    auditNegativeBalances,
  ]
  if (isWhole) checks.push(auditOrphanRows, auditAccounts, auditRunningBalances)
  for (const check of checks) differences.push(...(await runIsolated(db, () => check(db))))
  const broken: string[] = []
  for (const each of startSeals) broken.push(...auditSeal(each, accounts))
  differences.push(...new Set(broken))
  if (!isWhole)
    differences.push(...(await runIsolated(db, () => auditRecentEntries(db, fromTime, before.accounts))))
  if (!isWhole)
    differences.push(
      ...(await runIsolated(db, () =>
        auditTotalsSince(db, accounts, { ...walked, sealed: before.accounts }),
      )),
    )
  const sealed = accountsNow(accounts, walked.heads, before?.accounts)
  return {
    entries: walked.entries,
    accounts: accounts.length,
    differences,
    fingerprint: balancesFingerprint(sealed),
    sealed,
    before,
    known,
    isContinued: broken.length === 0,
    since,
  }
}

async function everyAccount(db: Db): Promise<Account[]> {
  const read = (last: string, limit: number) =>
    db
      .selectFrom(
        db
          .selectFrom('ledger_account')
          .selectAll()
          .where('id', '>', last)
          .orderBy('id')
          .limit(limit)
          .as('account'),
      )
      .leftJoin('ledger_entry as beyond', join =>
        join
          .onRef('beyond.chain_account_id', '=', 'account.id')
          .on('beyond.chain_position', '=', ({ eb }) => eb('account.entry_count', '+', 1)),
      )
      .selectAll('account')
      .select('beyond.id as beyond')
      .orderBy('account.id')
      .execute()
  const accounts: Account[] = []
  for await (const page of readInPages(read, ({ id }) => id)) accounts.push(...page)
  return accounts
}

function accountsNow(
  accounts: readonly Account[],
  heads: ReadonlyMap<string, ChainHead>,
  before: SealedAccounts | undefined,
): SealedAccounts {
  return new Map(
    accounts.map(({ id, line_count, balance_paise }) => [
      id,
      {
        chain_position: heads.get(id)?.position ?? before?.get(id)?.chain_position ?? 0,
        chain_hash: heads.get(id)?.hash ?? before?.get(id)?.chain_hash ?? '',
        line_count,
        balance_paise,
      },
    ]),
  )
}
