// A payment source's statement for a period: one line for each payment and return, and the totals at the end.
import { z } from 'zod'

const paise = z.int().nonnegative()

export const sourceLine = z.object({
  /** Received money, by our reference of the payment; returned money, by our reference of the return. */
  kind: z.enum(['in', 'out']),
  reference: z.string(),
  amountPaise: paise,
  bankReference: z.string(),
  at: z.iso.datetime(),
})

export const sourceTotal = z.object({ kind: z.literal('total'), inPaise: paise, outPaise: paise })

export type SourceLine = Readonly<z.infer<typeof sourceLine>>

export interface SourceStatement {
  readonly lines: readonly SourceLine[]
  readonly total: Readonly<z.infer<typeof sourceTotal>>
}

export function totalOf(lines: readonly SourceLine[]): SourceStatement['total'] {
  const sum = (kind: SourceLine['kind']) =>
    lines.filter(line => line.kind === kind).reduce((total, { amountPaise }) => total + amountPaise, 0)
  return { kind: 'total', inPaise: sum('in'), outPaise: sum('out') }
}
