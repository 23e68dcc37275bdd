// Reads the ledger in one unchanging view and names everything that is not as it must be: all of it, or what came since it
// was last sealed.
import type { Kysely } from 'kysely'
import { alone } from '../../platform/store/audit.ts'
import type { Database } from '../../platform/store/database.ts'
import { inPages } from '../../platform/store/in-pages.ts'
import {
  auditAccountKinds,
  auditAccounts,
  auditHolds,
  auditOrphans,
  auditOverdrawn,
  auditRunningBalances,
} from './audit-balances.ts'
import { type ChainHead, walkChains } from './audit-chains.ts'
import { auditHeld, auditSealed, auditSince, chainsMoved } from './audit-since.ts'
import {
  accountsAt,
  fingerprintOf,
  isUnbroken,
  type Seal,
  type SealAndAccounts,
  type SealedAccounts,
} from './seal.ts'

export interface LedgerAudit {
  /** Of which so many were looked at. */
  readonly entries: number
  readonly accounts: number
  /** Each one line, naming the entry, account or hold it is about. Empty when all is well. */
  readonly differences: string[]
  /** One hash over all accounts and the ends of their chains: two ledgers with the same one hold the same entries. */
  readonly fingerprint: string
  readonly sealed: SealedAccounts
  /** The seal it began from, and the last. */
  readonly before: SealAndAccounts | undefined
  readonly known: SealAndAccounts | undefined
  /** Whether the ledger has gone on from those. */
  readonly hasGoneOn: boolean
  /** By which causes must be asked again: no entry that was looked at is older. */
  readonly earliestAt: number
}

export interface LedgerAuditOptions {
  /** Begun from, unless it is whole; the ledger must have gone on from it, and from the last. */
  readonly seal?: Seal | undefined
  readonly knownSeal?: Seal | undefined
  /** What is older than the seal is read again, too. */
  readonly isWhole?: boolean
}

/** `db` is a snapshot's: the checks belong to one moment. */
export async function auditLedger(
  db: Kysely<Database>,
  { seal, knownSeal = seal, isWhole: isAskedWhole = !seal }: LedgerAuditOptions = {},
): Promise<LedgerAudit> {
  const before = seal && { seal, accounts: await accountsAt(db, seal) }
  const isWhole = isAskedWhole || (before !== undefined && !isUnbroken(before))
  const known =
    knownSeal?.number === seal?.number
      ? before
      : knownSeal && { seal: knownSeal, accounts: await accountsAt(db, knownSeal) }
  const accounts = await everyAccount(db)
  const walked = await walkChains(db, before && !isWhole ? chainsMoved(accounts, before.accounts) : undefined)
  const differences = [...walked.differences]
  const checks = [auditAccountKinds, auditHolds, auditHeld, auditOverdrawn]
  if (isWhole) checks.push(auditOrphans, auditAccounts, auditRunningBalances)
  for (const check of checks) differences.push(...(await alone(db, () => check(db))))
  const broken: string[] = []
  for (const kept of new Set([before, known]))
    if (kept) broken.push(...(await alone(db, () => auditSealed(db, kept, accounts))))
  differences.push(...new Set(broken))
  if (before && !isWhole)
    differences.push(
      ...(await alone(db, () => auditSince(db, accounts, { ...walked, sealed: before.accounts }))),
    )
  const sealed = accountsNow(accounts, walked.heads, before?.accounts)
  return {
    entries: walked.entries,
    accounts: accounts.length,
    differences,
    fingerprint: fingerprintOf(sealed),
    sealed,
    before,
    known,
    hasGoneOn: broken.length === 0,
    earliestAt: walked.earliestAt,
  }
}

async function everyAccount(db: Kysely<Database>) {
  const read = (last: string, limit: number) =>
    db.selectFrom('ledger_account').selectAll().where('id', '>', last).orderBy('id').limit(limit).execute()
  const accounts: Awaited<ReturnType<typeof read>> = []
  for await (const page of inPages(read, ({ id }) => id)) accounts.push(...page)
  return accounts
}

function accountsNow(
  accounts: Awaited<ReturnType<typeof everyAccount>>,
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
