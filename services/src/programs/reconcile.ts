// Compares a day in India with the gateway's settlement file: `reconcile [2026-11-15] [address or file]`. Without a day it
// is today, and `yesterday` is one; without a source the file is CHOWK_BILLER_SANDBOX's, or else that of the demonstration's own sandbox, which
// keeps its payments in the same store. Ends with 1 when something differs.
import { readFile } from 'node:fs/promises'
import { createSandboxNetwork } from '../bills/biller-sandbox/sandbox-network.ts'
import { storePaymentBook } from '../bills/biller-sandbox/store-book.ts'
import { auditPayments } from '../bills/payments/payments-audit.ts'
import {
  type Period,
  readSettlement,
  reconcile,
  type SettlementLine,
  settlementEdgeMs,
} from '../bills/reconciliation/reconcile.ts'
import { noteCheck } from '../money/checks/checks.ts'
import { istDay } from '../money/ledger/ist-month.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../platform/store/store.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

const DAY_MS = 24 * 60 * 60_000

try {
  const [asked = istDay(Date.now()), source = process.env.CHOWK_BILLER_SANDBOX] = process.argv.slice(2)
  const day = asked === 'yesterday' ? istDay(Date.now() - DAY_MS) : asked
  const period = periodOf(day)
  const given = source ? await settlementAt(source, period) : undefined
  const store = await openStore(storeOptionsFrom(process.env))
  try {
    process.exitCode = await compare(store, given ?? (await ownSettlement(store, period)), period, day)
  } finally {
    await store.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function compare(
  store: Store,
  lines: readonly SettlementLine[],
  period: Period,
  day: string,
): Promise<0 | 1> {
  const { compared, differences, faults } = await store.snapshot(async db => ({
    ...(await reconcile(db, lines, period)),
    faults: await auditPayments(db),
  }))
  for (const { kind, reference, says } of differences) process.stdout.write(`${kind} ${reference}: ${says}\n`)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  const count = differences.length + faults.length
  await noteCheck(store, { name: 'reconciliation', ended_at: Date.now(), differences: count })
  process.stdout.write(
    `Compared ${compared} payments of ${day}: ${count === 0 ? 'all is well' : `${count} difference(s)`}.\n`,
  )
  return count === 0 ? 0 : 1
}

function periodOf(day: string): Period {
  const from = new Date(`${day}T00:00:00+05:30`)
  if (Number.isNaN(from.getTime())) throw new Error(`"${day}" is no day: write it as 2026-11-15.`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** A little before the period, too: what we sent at its end may have arrived after it. */
function reachOf({ from, to }: Period): Period {
  return { from: new Date(from.getTime() - settlementEdgeMs), to }
}

async function settlementAt(source: string, period: Period): Promise<SettlementLine[]> {
  if (!/^https?:/.test(source)) return readSettlement(await readFile(source, 'utf8'))
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
