// One audit: from the last good seal that is known outside, or of everything; then the next seal. What is wrong in one place
// keeps nothing else from being sealed: it is told until it is put right, and so is whatever comes after it.
import type { Keys } from '../../platform/keys/derived-key.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import { clocksDifferMs } from '../../platform/store/audit/audit-checks.ts'
import type { RoomAudit } from '../../platform/store/room.ts'
import type { ReadOnlyStore, Store } from '../../platform/store/store.ts'
import { lastGoodSeal, lastSeal, overlapMs, type Seal, sealNumbered } from '../ledger/seal.ts'
import { type AuditedRows, auditRows } from './audit-rows.ts'
import type { CheckName } from './checks.tables.ts'
import { noteCheck } from './checks.ts'
import { sealRows } from './seal-rows.ts'
import type { Witness, WitnessLine } from './witness.ts'

export interface BooksToAudit {
  readonly books: ReadOnlyStore
  /** Opened for what an audit notes about itself, and only then. */
  readonly openToNote: () => Promise<Pick<Store, 'db' | 'run' | 'close'>>
  readonly witness?: Witness | undefined
  /** Of CHOWK_SECRET: without it rows are not compared with their seals. */
  readonly rowKeys?: Keys | undefined
  /** More to be looked at than rows. */
  readonly alsoAudit?: () => Promise<string[]>
  readonly isWhole?: boolean
  /** The ledger is not the one that was sealed, and is meant not to be. */
  readonly isAnew?: boolean
  readonly at: number
}

export interface AuditedBooks {
  readonly differences: readonly string[]
  readonly audited: string
  readonly fingerprint: string
  /** Why nothing could be noted, as on a replica. */
  readonly notNoted?: string
}

export async function auditBooks(asked: BooksToAudit): Promise<AuditedBooks> {
  const { books, witness, at, isAnew = false } = asked
  const written = isAnew ? undefined : await witness?.last()
  const { seal, known, isForged = false } = await beginning(asked, written)
  // A seal of a day that has not been would keep everything new from being looked at.
  const isWhole = asked.isWhole || !seal || seal.sealed_at > at + clocksDifferMs
  const since = isWhole || !seal ? 0 : Math.max(1, seal.sealed_at - overlapMs)
  const audits = await auditStore(books, {
    at: at + clocksDifferMs,
    seal: seal?.number,
    knownSeal: known?.number,
    chains: written?.chains,
    since,
  })
  const keys = asked.rowKeys
  const rows =
    keys &&
    (await books.snapshot(db =>
      auditRows(db, books.rooms, { keys, since, at, chains: written?.chains, isAnew }),
    ))
  const differences = [
    ...((await asked.alsoAudit?.()) ?? []),
    ...audits.flatMap(audit => audit.differences),
    ...(rows?.differences ?? []),
  ]
  if (isForged)
    differences.unshift(
      written
        ? `ledger: it was rewound or rewritten, seal ${written.number} of ${written.at}, which was written outside, is not in it`
        : 'ledger: it was sealed before, and nothing of that stands outside: look where it went, then begin a new row with --anew',
    )
  const outcome = {
    differences,
    audited: audits.flatMap(audit => audit.audited ?? []).join(', '),
    fingerprint: audits.flatMap(audit => audit.fingerprint ?? []).join(' '),
  }
  const notNoted = await note(asked, audits, {
    isWhole,
    isForged,
    written,
    rows,
    differences: differences.length,
  })
  return { ...outcome, ...(notNoted !== undefined && { notNoted }) }
}

interface Beginning {
  /** Where all was well. */
  readonly seal?: Seal | undefined
  /** The last, whatever was found. */
  readonly known?: Seal | undefined
  readonly isForged?: boolean
}

/** What was written outside decides; without a witness the store is believed. */
async function beginning(
  { books, witness, isAnew }: BooksToAudit,
  written: WitnessLine | undefined,
): Promise<Beginning> {
  if (isAnew) return {}
  return books.snapshot(async db => {
    // Whoever emptied it could have made the books anew.
    if (!written && witness) return { isForged: (await lastSeal(db)) !== undefined }
    if (!written) return { seal: await lastGoodSeal(db), known: await lastSeal(db) }
    const well = wellIn(written)
    const known = await sealNumbered(db, written.number)
    const seal = well && (await sealNumbered(db, well.number))
    return isAsWritten(known, written) && isAsWritten(seal, well) ? { seal, known } : { isForged: true }
  })
}

/** Lines of earlier releases do not say when it was. */
function isAsWritten(seal: Seal | undefined, written: WitnessLine['well']): boolean {
  if (seal?.fingerprint !== written?.fingerprint) return false
  return written?.sealedAt === undefined || seal?.sealed_at === written.sealedAt
}

function wellIn(written: WitnessLine): WitnessLine['well'] {
  return written.differences ? written.well : written
}

interface Found {
  readonly isWhole: boolean
  readonly isForged: boolean
  readonly written: WitnessLine | undefined
  readonly rows: AuditedRows | undefined
  readonly differences: number
}

/** The store first, then outside: a seal that is not known there is not begun from, and the one before it is kept. */
async function note(
  { openToNote, witness, isAnew, at }: BooksToAudit,
  audits: readonly RoomAudit[],
  { isWhole, isForged, written, rows, differences }: Found,
): Promise<string | undefined> {
  const names: CheckName[] = isWhole ? ['audit', 'whole-audit'] : ['audit']
  const noted = names.map(name => ({ name, ended_at: at, differences }))
  let store: Awaited<ReturnType<typeof openToNote>>
  try {
    store = await openToNote()
    for (const check of noted) await noteCheck(store, check)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  try {
    const sealedRows = isForged ? undefined : rows?.end(noted)
    const isSealed = sealedRows !== undefined && (await store.run(sealRows, sealedRows.toWrite))
    const [seal] = isForged ? [] : audits.flatMap(audit => audit.seal ?? [])
    // Books that have not gone on from what stands outside leave it standing.
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
      ...{ number, fingerprint, sealedAt, entries, accounts, at: new Date(at).toISOString(), chains },
      ...(differences > 0 && { differences, well: written && sealOf(wellIn(written)) }),
      ...(isAnew && { isAnew }),
    })
    return undefined
  } finally {
    await store.close()
  }
}

const sealOf = (line: WitnessLine['well']) =>
  line && { number: line.number, fingerprint: line.fingerprint, sealedAt: line.sealedAt }
