// Audits the ledger: all of it, or what was posted since a seal. Then every chain continues from its sealed end, and
// every account from its sealed balance.
import { runIsolated } from '../../platform/store/audit/audit.ts'
import { auditClockSkewMs, listDifferences, timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Db } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import {
  auditAccountKinds,
  auditAccounts,
  auditHeldAmounts,
  auditHolds,
  auditNegativeBalances,
  auditOpenings,
  auditOrphanRows,
  auditRunningBalances,
} from './audit-balances.ts'
import { auditRecentEntries, type ChainHead, walkChains } from './audit-chains.ts'
import { genesisHash } from './entries.ts'
import {
  balancesFingerprint,
  isUnbroken,
  ledgerAt,
  type Seal,
  type SealAndAccounts,
  type SealedAccount,
  type SealedAccounts,
} from './seal.ts'

interface LedgerAuditOptions {
  /** Where an incremental audit starts. The ledger must continue from it, and from the last seal. */
  readonly seal?: Seal | undefined
  readonly knownSeal?: Seal | undefined
  /** Rows that have not changed since are trusted where the seal covers them; 0 reads everything. */
  readonly since?: number
}

/** `db` is a snapshot, so that all checks see the same moment. */
export async function auditLedger(db: Db, options: LedgerAuditOptions = {}) {
  const { seal, knownSeal = seal, since: fromTime = 0 } = options
  const before = seal && (await ledgerAt(db, seal))
  const isWhole = fromTime === 0 || !before || !isUnbroken(before)
  const known = knownSeal?.number === seal?.number ? before : knownSeal && (await ledgerAt(db, knownSeal))
  const accounts = await everyAccount(db)
  const startSeals = [...new Set([before, known])].filter(each => each !== undefined)
  const grown = isWhole ? undefined : grownChains(accounts, before.accounts)
  const walked = await walkChains(db, grown, startSeals.filter(isUnbroken))
  const since = isWhole ? 0 : Math.min(fromTime, walked.earliestAt)
  const opened = isWhole ? undefined : accounts.flatMap(({ id }) => (before.accounts.has(id) ? [] : id))
  const differences = [...walked.differences]
  const checks: ((db: Db) => Promise<string[]>)[] = [
    auditAccountKinds,
    () => auditOpenings(db, opened),
    () => auditHolds(db, since),
    auditHeldAmounts,
    auditNegativeBalances,
  ]
  if (isWhole) checks.push(auditOrphanRows, auditAccounts, auditRunningBalances)
  else
    checks.push(
      () => auditRecentEntries(db, fromTime, before.accounts),
      () => auditTotalsSince(db, accounts, { ...walked, sealed: before.accounts }),
    )
  for (const check of checks) differences.push(...(await runIsolated(db, () => check(db))))
  const broken = new Set(startSeals.flatMap(each => auditSeal(each, accounts)))
  differences.push(...broken)
  const sealed = accountsNow(accounts, walked.heads, before?.accounts)
  return {
    entries: walked.entries,
    accounts: accounts.length,
    /** One line per difference, naming the entry, account or hold. Empty when everything is consistent. */
    differences,
    /** A hash over all accounts and the ends of their chains: two ledgers with the same hash contain the same entries. */
    fingerprint: balancesFingerprint(sealed),
    sealed,
    /** The seal the audit started from, and the last one. */
    before,
    known,
    /** Whether the ledger continues from those seals. */
    isContinued: broken.size === 0,
    /** From when on causes must be audited again: no audited entry is older. */
    since,
  }
}

/** Every account, each with the entry beyond its count, if there is one: walking the chain would miss it. */
async function everyAccount(db: Db) {
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
  const accounts: Awaited<ReturnType<typeof read>> = []
  for await (const page of readInPages(read, ({ id }) => id)) accounts.push(...page)
  return accounts
}

export type Account = Awaited<ReturnType<typeof everyAccount>>[number]

const unopened: SealedAccount = { chain_position: 0, chain_hash: '', line_count: 0, balance_paise: 0 }

/** The chains that have grown, each from its sealed end. */
function grownChains(accounts: readonly Account[], sealed: SealedAccounts): ChainHead[] {
  return accounts.flatMap(({ id, entry_count }) => {
    const { chain_position: position, chain_hash } = sealed.get(id) ?? unopened
    return entry_count > position ? [{ chain: id, position, hash: chain_hash || genesisHash }] : []
  })
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

/** Seals must be in order of time and not in the future: a seal dated later would hide new entries. */
export async function auditSealTimes(db: Db, from: Seal | undefined, until: number): Promise<string[]> {
  const seals = await db
    .selectFrom('ledger_seal')
    .select(['number', 'sealed_at'])
    .where('number', '>=', from?.number ?? Number.MAX_SAFE_INTEGER)
    .orderBy('number')
    .execute()
  return seals.flatMap(({ number, sealed_at }, nth) => {
    if (sealed_at > until) return [`seal ${number}: it is of ${timeOf(sealed_at)}, which has not been yet`]
    const before = seals[nth - 1]
    return before && sealed_at < before.sealed_at - auditClockSkewMs
      ? [`seal ${number}: it is of ${timeOf(sealed_at)}, before the seal before it`]
      : []
  })
}

/** The ledger must continue from its seal, and the seal must be unchanged: a changed seal proves nothing. */
function auditSeal(sealedState: SealAndAccounts, accounts: readonly Account[]): string[] {
  const { seal, accounts: sealed } = sealedState
  if (!isUnbroken(sealedState))
    return [
      `seal ${seal.number}: it is not what was sealed, so it was changed since: nothing is compared with it`,
    ]
  const differences = sealedState.rewritten.map(
    id =>
      `account ${id}: its chain was rewritten, entry ${sealed.get(id)?.chain_position} is not the one that was sealed`,
  )
  const found = new Map(accounts.map(account => [account.id, account]))
  for (const [id, { chain_position, line_count }] of sealed) {
    const account = found.get(id)
    if (!account) differences.push(`account ${id}: it is missing, and was sealed`)
    else if (account.entry_count < chain_position || account.line_count < line_count)
      differences.push(
        `account ${id}: it was rewound, from ${chain_position} entries and ${line_count} lines when it was ` +
          `sealed to ${account.entry_count} and ${account.line_count}`,
      )
  }
  return differences
}

/** Compares the accounts' stored totals with what was posted since. */
export async function auditTotalsSince(
  db: Db,
  accounts: readonly Account[],
  { sealed, heads }: { readonly sealed: SealedAccounts; readonly heads: ReadonlyMap<string, ChainHead> },
): Promise<string[]> {
  const differences: string[] = []
  for (const account of accounts) {
    const { id, kind, entry_count, beyond } = account
    if (beyond !== null) differences.push(`entry ${beyond}: ${id} counts only the ${entry_count} before it`)
    const last = heads.get(id)?.position ?? entry_count
    if (last !== entry_count)
      differences.push(`account ${id}: its number of entries is ${entry_count}, not ${last}`)
    if (kind === 'wallet') differences.push(...(await auditWallet(db, account, sealed.get(id) ?? unopened)))
  }
  return differences
}

async function auditWallet(db: Db, account: Account, before: SealedAccount): Promise<string[]> {
  const { id, balance_paise, line_count } = account
  if (before.balance_paise === null) return [`account ${id}: the seal before says no balance`]
  let paise = before.balance_paise
  let position = before.line_count
  const differences: string[] = []
  if (line_count > position) {
    const lines = await db
      .selectFrom('ledger_line')
      .select(['entry_id', 'amount_paise', 'balance_after_paise', 'account_position'])
      .where('account_id', '=', id as `wallet:${string}`)
      .where('account_position', '>', position)
      .orderBy('account_position')
      .execute()
    for (const line of lines) {
      paise += line.amount_paise
      position++
      if (line.balance_after_paise !== paise || line.account_position !== position)
        differences.push(
          `entry ${line.entry_id}: it leaves ${id} with ${line.balance_after_paise} paise at line ` +
            `${line.account_position}, but its lines say ${paise} at line ${position}`,
        )
      if (paise < 0)
        differences.push(`entry ${line.entry_id}: it leaves ${id} with ${paise} paise, less than nothing`)
    }
  }
  return [
    ...differences,
    ...listDifferences(`account ${id}:`, [
      ['its number of lines', line_count, position],
      ['its balance', balance_paise, paise],
    ]),
  ]
}
