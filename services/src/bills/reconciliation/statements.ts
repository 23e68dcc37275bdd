// Reads the files of the gateway, the payment source and the escrow bank: one JSON line for each movement. A file
// with an unreadable line is refused as a whole, because it proves nothing.
import { z } from 'zod'
import { sandboxStatement } from '../../money/payment-source/sandbox.ts'
import { type SourceStatement, sourceLine, sourceTotal } from '../../money/payment-source/statement.ts'
import type { Db } from '../../platform/store/database.ts'
import { tryParseJson } from '../../platform/store/parsed-json.ts'
import { settlementLine } from '../billers/gateway-answers.ts'

export interface Period {
  readonly from: Date
  readonly to: Date
}

export type SettlementLine = z.infer<typeof settlementLine>

const paise = z.int().nonnegative()

const escrowLine = z.object({
  /** Money from the source, to the source, or to a biller. */
  kind: z.enum(['in', 'out', 'biller']),
  reference: z.string(),
  amountPaise: paise,
  at: z.iso.datetime(),
})
const escrowBalance = z.object({ kind: z.enum(['opening', 'closing']), balancePaise: z.int() })

type EscrowLine = Readonly<z.infer<typeof escrowLine>>

/** The statement of the bank account that holds the customers' money. */
export interface EscrowStatement {
  readonly openingPaise: number
  readonly lines: readonly EscrowLine[]
  readonly closingPaise: number
}

export const readSettlement = (text: string) => readLines(text, settlementLine, 'settlement file')

export function readSourceStatement(text: string): SourceStatement {
  const lines = readLines(text, z.union([sourceTotal, sourceLine]), 'source statement')
  const total = lines.find(line => line.kind === 'total')
  if (total?.kind !== 'total') throw new Error('The source statement has no total.')
  return { lines: lines.filter(line => line.kind !== 'total'), total }
}

export function readEscrowStatement(text: string): EscrowStatement {
  const lines = readLines(text, z.union([escrowBalance, escrowLine]), 'escrow statement')
  const balance = (kind: 'opening' | 'closing') => {
    const found = lines.find(line => line.kind === kind)
    if (!found || !('balancePaise' in found)) throw new Error(`The escrow statement has no ${kind} balance.`)
    return found.balancePaise
  }
  return {
    openingPaise: balance('opening'),
    lines: lines.filter(line => 'reference' in line),
    closingPaise: balance('closing'),
  }
}

function readLines<Schema extends z.ZodType>(text: string, schema: Schema, file: string): z.infer<Schema>[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const parsed = schema.safeParse(tryParseJson(line))
      if (!parsed.success) throw new Error(`Line ${index + 1} of the ${file} cannot be read.`)
      return parsed.data
    })
}

export const closingBalance = (lines: readonly EscrowLine[], openingPaise: number) =>
  lines.reduce(
    (sum, { kind, amountPaise }) => sum + (kind === 'in' ? amountPaise : -amountPaise),
    openingPaise,
  )

/** The escrow statement that agrees with the sandboxes: what the source moved, and what billers were paid. */
export async function sandboxEscrow(db: Db, settlement: readonly SettlementLine[], period: Period) {
  const { lines: source } = await sandboxStatement(db, period)
  const before = await sandboxStatement(db, { from: new Date(0), to: period.from })
  const lines = [
    ...source.map(({ bankReference: _, ...line }): EscrowLine => line),
    ...settlement
      .filter(({ state }) => state === 'paid')
      .map(({ reference, amountPaise, at }): EscrowLine => ({ kind: 'biller', reference, amountPaise, at })),
  ]
  const openingPaise = before.total.inPaise - before.total.outPaise
  return { openingPaise, lines, closingPaise: closingBalance(lines, openingPaise) }
}
