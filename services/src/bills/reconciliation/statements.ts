// The files that a source and a bank give: a line of JSON for each movement. A file that cannot be read proves nothing.
import { z } from 'zod'
import { type SourceStatement, sourceLine, sourceTotal } from '../../money/payment-source/statement.ts'
import { jsonOf } from '../../platform/store/parsed-json.ts'

const paise = z.int().nonnegative()

const escrowLine = z.object({
  /** From the source, to the source, to a biller. */
  kind: z.enum(['in', 'out', 'biller']),
  reference: z.string(),
  amountPaise: paise,
  at: z.iso.datetime(),
})
const escrowBalance = z.object({ kind: z.enum(['opening', 'closing']), balancePaise: z.int() })

export type EscrowLine = Readonly<z.infer<typeof escrowLine>>

/** Of the account at a bank in which the customers' money lies. */
export interface EscrowStatement {
  readonly openingPaise: number
  readonly lines: readonly EscrowLine[]
  readonly closingPaise: number
}

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

export function readLines<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
): z.infer<Schema>[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const parsed = schema.safeParse(jsonOf(line))
      if (!parsed.success) throw new Error(`Line ${index + 1} of the ${file} cannot be read.`)
      return parsed.data
    })
}
