// Compares the payments of a day in India with the files of billers, payment source and bank:
// reconcile [2026-11-15 | yesterday | gap] [settlement file or address] [source statement] [escrow statement]
// The default day is today. 'gap' is the time that a restore lost; after its comparison payments continue. The default
// settlement file is that of CHOWK_BILLER_SANDBOX, or of the demonstration's own sandbox; the default statements are those of
// the payment sandbox. The money of a sent payment that the file reports as refused is returned; one that we report as paid
// and the file as refused becomes a dispute. Prints each action, and exits with 1 when something differs or a biller owes us
// money.

import { readFile } from 'node:fs/promises'
import { dayInIndia } from '@chowk/catalog'
import type { Kysely } from 'kysely'
import { storePaymentBook } from '../bills/biller-sandbox/payment-book.ts'
import { createSandboxNetwork } from '../bills/biller-sandbox/sandbox-network.ts'
import { auditPayments } from '../bills/payments/audit/payments-audit.ts'
import {
  type Reconciliation,
  reconcile,
  reconcileReceivables,
  settlementEdgeMs,
} from '../bills/reconciliation/reconcile.ts'
import { reconcileEscrow, reconcileSource } from '../bills/reconciliation/reconcile-moves.ts'
import {
  type EscrowStatement,
  type Period,
  readEscrowStatement,
  readSettlement,
  readSourceStatement,
  type SettlementLine,
  sandboxEscrow,
} from '../bills/reconciliation/statements.ts'
import { actOnSettlement } from '../care/settlement/act-on-settlement.ts'
import { recordCheck } from '../money/checks/checks.ts'
import { closeGap, findOpenGap, type Gap } from '../money/payment-freeze/payment-freeze.ts'
import { sandboxStatement } from '../money/payment-source/sandbox.ts'
import type { SourceStatement } from '../money/payment-source/statement.ts'
import { openStore } from '../open-store.ts'
import { dayMs } from '../platform/calendar/durations.ts'
import type { Database } from '../platform/store/database.ts'
import type { Store } from '../platform/store/store.ts'
import { existingStore, type Program, type ProgramInput, runProgram } from './program.ts'

export const reconcileDay: Program = async ({ args, env, print }) => {
  const [dayOrGap = dayInIndia(Date.now()), settlement = env.CHOWK_BILLER_SANDBOX, source, escrow] = args
  const day = dayOrGap === 'yesterday' ? dayInIndia(Date.now() - dayMs) : dayOrGap
  const ofDay = dayOrGap === 'gap' ? undefined : periodOf(day)
  const store = await openStore(await existingStore(env))
  try {
    const gap = ofDay ? undefined : await findOpenGap(store)
    const period = ofDay ?? periodOfGap(gap)
    const given = {
      settlement: settlement ? await settlementAt(settlement, period) : undefined,
      isFile: settlement !== undefined && !isAddress(settlement),
      source: source ? readSourceStatement(await readFile(source, 'utf8')) : undefined,
      escrow: escrow ? readEscrowStatement(await readFile(escrow, 'utf8')) : undefined,
    }
    const code = await compare(store, given, period, { day: gap ? 'the gap' : day, print })
    if (gap) {
      await closeGap(store, gap, new Date())
      print('The gap is reconciled: payments continue. Act on the lines above, if there are any.')
    }
    return code
  } finally {
    await store.close()
  }
}

interface Given {
  readonly settlement: readonly SettlementLine[] | undefined
  readonly isFile: boolean
  readonly source: SourceStatement | undefined
  readonly escrow: EscrowStatement | undefined
}

async function compare(
  store: Store,
  given: Given,
  period: Period,
  { day, print }: Pick<ProgramInput, 'print'> & { readonly day: string },
): Promise<0 | 1> {
  const lines = given.settlement ?? (await ownSettlement(store, period))
  for (const done of await actOnSettlement(store, lines, Date.now())) print(done)
  const { billers, source, escrow, receivables, faults } = await store.snapshot(async db => ({
    billers: await reconcile(db, lines, period),
    source: await reconcileSource(db, given.source ?? (await sandboxStatement(db, period)), period),
    escrow: await compareEscrow(db, given, lines, period),
    receivables: await reconcileReceivables(db),
    faults: await auditPayments(db),
  }))
  const differences = [billers, source, escrow].flatMap(({ differences }) => differences)
  for (const { kind, reference, text } of [...differences, ...receivables])
    print(`${kind} ${reference}: ${text}`)
  for (const fault of faults) print(fault)
  const count = differences.length + receivables.length + faults.length
  const well = count === 0 ? 'all is well' : `${count} difference(s)`
  // Open receivables are not counted as differences: they have a metric of their own.
  const unexplained = count - receivables.length
  await recordCheck(store, { name: 'reconciliation', ended_at: Date.now(), differences: unexplained })
  print(
    `Compared ${billers.compared} payments, ${source.compared} lines of the source and ${escrow.compared} of the ` +
      `escrow account of ${day}: ${well}.`,
  )
  return count === 0 ? 0 : 1
}

/** A settlement file comes from real billers: without an escrow statement there is then nothing to compare with. */
async function compareEscrow(
  db: Kysely<Database>,
  { escrow, settlement, isFile }: Given,
  lines: readonly SettlementLine[],
  period: Period,
): Promise<Reconciliation> {
  if (!escrow && settlement && isFile) return { compared: 0, differences: [] }
  return reconcileEscrow(db, escrow ?? (await sandboxEscrow(db, lines, period)), period)
}

function periodOf(day: string): Period {
  const from = new Date(`${day}T00:00:00+05:30`)
  if (Number.isNaN(from.getTime())) throw new Error(`"${day}" is no day: write it as 2026-11-15.`)
  return { from, to: new Date(from.getTime() + dayMs) }
}

/** From the day of the backup's last row to the end of today: nothing was paid here since the restore. */
function periodOfGap(gap: Gap | undefined): Period {
  if (!gap) throw new Error('There is no gap: nothing was restored, or it was reconciled since.')
  return { from: periodOf(dayInIndia(gap.from.getTime())).from, to: periodOf(dayInIndia(Date.now())).to }
}

/** Extends the period a little, because a payment that we sent at its end may have arrived after it. */
const reachOf = ({ from, to }: Period): Period => ({ from: new Date(from.getTime() - settlementEdgeMs), to })

const isAddress = (source: string) => /^https?:/.test(source)

async function settlementAt(source: string, period: Period): Promise<SettlementLine[]> {
  if (!isAddress(source)) return readSettlement(await readFile(source, 'utf8'))
  const { from, to } = reachOf(period)
  const address = new URL(`/v1/settlement?from=${from.toISOString()}&to=${to.toISOString()}`, source)
  const response = await fetch(address).catch(() => undefined)
  if (!response) throw new Error(`${source} does not answer.`)
  if (!response.ok) throw new Error(`${source} has no settlement file: status ${response.status}.`)
  return readSettlement(await response.text())
}

function ownSettlement(store: Store, period: Period): Promise<SettlementLine[]> {
  const { from, to } = reachOf(period)
  return createSandboxNetwork({ book: storePaymentBook(store) }).settlement(from, to)
}

if (import.meta.main) await runProgram(reconcileDay)
