// Audits what was posted since a seal: every chain continues from its sealed end, and every account from its sealed
// balance.
import { type Selectable, sql } from 'kysely'
import { maxClockSkewMs, timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { walletOf } from './accounts.ts'
import type { BackdatedEntry, ChainHead, WalkedChains } from './audit-chains.ts'
import { genesisHash } from './entries.ts'
import {
  isUnbroken,
  type Seal,
  type SealAndAccounts,
  type SealedAccount,
  type SealedAccounts,
} from './seal.ts'

export interface Account extends Selectable<Database['ledger_account']> {
  /** An entry beyond the account's count, which walking the chain would miss. */
  readonly beyond: string | null
}

const unopened: SealedAccount = { chain_position: 0, chain_hash: '', line_count: 0, balance_paise: 0 }

/** The chains that have grown, each from its sealed end. */
export function grownChains(accounts: readonly Account[], sealed: SealedAccounts): ChainHead[] {
  return accounts.flatMap(({ id, entry_count }) => {
    const { chain_position: position, chain_hash } = sealed.get(id) ?? unopened
    return entry_count > position ? [{ chain: id, position, hash: chain_hash || genesisHash }] : []
  })
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
    return before && sealed_at < before.sealed_at - maxClockSkewMs
      ? [`seal ${number}: it is of ${timeOf(sealed_at)}, before the seal before it`]
      : []
  })
}

/** The ledger must continue from its seal, and the seal must be unchanged: a changed seal proves nothing. */
export function auditSeal(sealedState: SealAndAccounts, accounts: readonly Account[]): string[] {
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

/** Names rows that only seem too old to be checked; only the demonstration writes old rows, all at once. */
export async function auditBackdatedRows(db: Db, entries: readonly BackdatedEntry[]): Promise<string[]> {
  if (entries.length === 0) return []
  const demonstrationCustomers = await db
    .selectFrom('customer')
    .select('id')
    .where('is_demonstration', '=', literal(1))
    .execute()
  const demonstrationWallets = new Set<string>(demonstrationCustomers.map(({ id }) => walletOf(id)))
  return entries
    .filter(({ chain_account_id }) => !demonstrationWallets.has(chain_account_id))
    .map(
      ({ id, posted_at }) => `entry ${id}: it is of ${timeOf(posted_at)}, but was posted after a later seal`,
    )
}

/** Compares the accounts' stored totals with what was posted since. */
export async function auditTotalsSince(
  db: Db,
  accounts: readonly Account[],
  { sealed, heads }: Pick<WalkedChains, 'heads'> & { readonly sealed: SealedAccounts },
): Promise<string[]> {
  const differences: string[] = []
  for (const account of accounts) {
    const { id, kind, entry_count, beyond } = account
    if (beyond !== null) differences.push(`entry ${beyond}: ${id} counts only the ${entry_count} before it`)
    const last = heads.get(id)?.position ?? entry_count
    if (last !== entry_count)
      differences.push(`account ${id}: the number of entries is stored as ${entry_count}, but is ${last}`)
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
  if (position !== line_count)
    differences.push(`account ${id}: the number of lines is stored as ${line_count}, but is ${position}`)
  if (paise !== balance_paise)
    differences.push(`account ${id}: the balance is stored as ${balance_paise}, but is ${paise}`)
  return differences
}

/** Compares the accounts' held amounts with their open holds, of which there are never many. */
export async function auditHeldAmounts(db: Db): Promise<string[]> {
  const open = db
    .selectFrom('ledger_hold')
    .select(['account_id', sql<number>`cast(sum(amount_paise) as bigint)`.as('paise')])
    .where('state', '=', literal('held'))
    .groupBy('account_id')
  const wrong = await db
    .selectFrom('ledger_account as account')
    .leftJoin(open.as('open'), 'open.account_id', 'account.id')
    .select(({ fn, val }) => [
      'account.id',
      'account.held_paise',
      fn.coalesce('open.paise', val(0)).as('paise'),
    ])
    .where('account.kind', '=', 'wallet')
    .where(({ eb, fn, val }) =>
      eb('account.held_paise', 'is distinct from', fn.coalesce('open.paise', val(0))),
    )
    .execute()
  return wrong.map(
    ({ id, held_paise, paise }) =>
      `account ${id}: the held amount is stored as ${held_paise}, but is ${paise}`,
  )
}
