// Runs one audit, from the last good seal that the witness knows or of everything, and writes the next seal. A
// difference does not prevent sealing the rest: it is reported until it is fixed, and so are later ones.
import type { Keys } from '../../platform/keys/derived-key.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import { auditClockSkewMs } from '../../platform/store/audit/audit-checks.ts'
import { messageOf } from '../../platform/store/errors.ts'
import type { ReadOnlyStore, Store } from '../../platform/store/store.ts'
import type { ModuleAudit } from '../../platform/store/store-module.ts'
import { lastGoodSeal, lastSeal, overlapMs, type Seal, sealByNumber } from '../ledger/seal.ts'
import { type AuditedRows, auditRows } from './audit-rows.ts'
import { type CheckName, recordCheck } from './checks.ts'
import { sealRows } from './row-seal.ts'
import type { Witness, WitnessLine } from './witness.ts'

export interface LedgerToAudit {
  readonly ledgerStore: ReadOnlyStore
  /** Opens the store for writing, only when the audit stores its result. */
  readonly openToRecord: () => Promise<Pick<Store, 'db' | 'run' | 'close'>>
  readonly witness?: Witness | undefined
  /** Derived from CHOWK_SECRET; without it rows are not compared with their seals. */
  readonly rowKeys?: Keys | undefined
  /** Additional audits besides that of the store. */
  readonly alsoAudit?: () => Promise<string[]>
  readonly isWhole?: boolean
  /** The operator states that the ledger is intentionally not the one that was sealed. */
  readonly isRestart?: boolean
  /** The act in which they say why; undefined if there are no operators. */
  readonly restartActId?: string | undefined
  readonly at: number
}

export async function runLedgerAudit(options: LedgerToAudit) {
  const { ledgerStore, witness, rowKeys: keys, at, isRestart = false, restartActId } = options
  const written = isRestart ? undefined : await witness?.last()
  const { seal, known, isForged = false } = await findStart(options, written)
  // A seal dated in the future would exclude everything new from the audit.
  const isWhole = options.isWhole || !seal || seal.sealed_at > at + auditClockSkewMs
  const since = isWhole || !seal ? 0 : Math.max(1, seal.sealed_at - overlapMs)
  const audits = await auditStore(ledgerStore, {
    at: at + auditClockSkewMs,
    seal: seal?.number,
    knownSeal: known?.number,
    chains: written?.chains,
    since,
  })
  // A seal that is missing is counted until the difference is gone.
  const isUnresolved = known?.number !== seal?.number
  const range = { since, at, chains: written?.chains, isUnresolved }
  const rows =
    keys &&
    (await ledgerStore.snapshot(db =>
      auditRows(db, ledgerStore.modules, { keys, ...range, isRestart, restartActId }),
    ))
  const differences = [
    ...((await options.alsoAudit?.()) ?? []),
    ...audits.flatMap(audit => audit.differences),
    ...(rows?.differences ?? []),
  ]
  if (isForged)
    differences.unshift(
      written
        ? `ledger: it was rewound or rewritten, seal ${written.number} of ${written.at}, which the witness has, is not in it`
        : 'ledger: it was sealed before, and the witness has no line of it: find out where its lines went, then start over with --anew',
    )
  const found = { isWhole, isForged, written, rows, differences: differences.length }
  return {
    differences,
    audited: audits.flatMap(audit => audit.audited ?? []).join(', '),
    fingerprint: audits.flatMap(audit => audit.fingerprint ?? []).join(' '),
    /** The reason why the result could not be stored, for example on a replica. */
    notRecordedReason: await recordResult(options, audits, found),
  }
}

interface Beginning {
  /** The last seal without differences. */
  readonly seal?: Seal | undefined
  /** The last seal, with or without differences. */
  readonly known?: Seal | undefined
  readonly isForged?: boolean
}

/** The witness decides where to start; without a witness the store's own seals are used. */
async function findStart(
  { ledgerStore, witness, isRestart }: LedgerToAudit,
  written: WitnessLine | undefined,
): Promise<Beginning> {
  if (isRestart) return {}
  return ledgerStore.snapshot(async db => {
    // Someone who emptied the witness could have rebuilt the ledger.
    if (!written && witness) return { isForged: (await lastSeal(db)) !== undefined }
    if (!written) return { seal: await lastGoodSeal(db), known: await lastSeal(db) }
    const lastGood = lastGoodLine(written)
    const known = await sealByNumber(db, written.number)
    const seal = lastGood && (await sealByNumber(db, lastGood.number))
    return isAsWritten(known, written) && isAsWritten(seal, lastGood) ? { seal, known } : { isForged: true }
  })
}

/** Lines of earlier releases have no time. */
function isAsWritten(seal: Seal | undefined, written: WitnessLine['well']): boolean {
  if (seal?.fingerprint !== written?.fingerprint) return false
  return written?.sealedAt === undefined || seal?.sealed_at === written.sealedAt
}

function lastGoodLine(written: WitnessLine): WitnessLine['well'] {
  return written.differences ? written.well : written
}

interface Found {
  readonly isWhole: boolean
  readonly isForged: boolean
  readonly written: WitnessLine | undefined
  readonly rows: AuditedRows | undefined
  readonly differences: number
}

/**
 * Writes to the store first and then to the witness. An audit never starts from a seal that the witness does not
 * know; it starts from the one before.
 */
async function recordResult(
  { openToRecord: openAsIs, witness, isRestart, restartActId, at }: LedgerToAudit,
  audits: readonly ModuleAudit[],
  { isWhole, isForged, written, rows, differences }: Found,
): Promise<string | undefined> {
  const names: CheckName[] = isWhole ? ['audit', 'whole-audit'] : ['audit']
  const checks = names.map(name => ({ name, ended_at: at, differences }))
  let store: Awaited<ReturnType<typeof openAsIs>>
  try {
    store = await openAsIs()
    for (const check of checks) await recordCheck(store, check)
  } catch (error) {
    return messageOf(error)
  }
  try {
    const sealedRows = isForged ? undefined : rows?.end(checks)
    const isSealed = sealedRows !== undefined && (await store.run(sealRows, sealedRows.toWrite))
    const [seal] = isForged ? [] : audits.flatMap(audit => audit.seal ?? [])
    // Where the ledger does not continue from the witness's line, that line stays.
    const sealed = seal ? await seal(store, { at, differences }) : written
    if (!sealed) return undefined
    const { number, fingerprint, sealedAt, entries, accounts } = sealed
    const chains = Object.assign(
      {},
      written?.chains,
      ...audits.map(audit => audit.chains),
      isSealed && sealedRows.chains,
    )
    await witness?.append({
      number,
      fingerprint,
      sealedAt,
      entries,
      accounts,
      at: new Date(at).toISOString(),
      chains,
      ...(differences > 0 && { differences, well: written && sealOf(lastGoodLine(written)) }),
      ...(isRestart && { isAnew: true as const, anewBy: restartActId }),
    })
    return undefined
  } finally {
    await store.close()
  }
}

const sealOf = (line: WitnessLine['well']) =>
  line && { number: line.number, fingerprint: line.fingerprint, sealedAt: line.sealedAt }
