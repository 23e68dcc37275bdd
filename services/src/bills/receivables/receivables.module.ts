import { sql } from 'kysely'
import { expectedMove } from '../../money/ledger/audit-provenance.ts'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Db } from '../../platform/store/database.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** A claim on a biller: it was paid, and we refunded the customer. Identified by the payment's reference. */
    biller_receivable: {
      reference: string
      biller_id: string
      amount_paise: number
      opened_at: number
      /** When the biller has returned it, or set it off. */
      settled_at: number | null
      /** The evidence: the biller's credit note, a line of its file. */
      evidence: string | null
      entry_id: string | null
    }
  }
}

export const receivablesModule: StoreModule = {
  fullyReadTables: { biller_receivable: 'one for each payment that was given back' },
  retention: { biller_receivable: 'money' },
  sealed: {
    biller_receivable: {
      key: ['reference'],
      madeAt: 'opened_at',
      isFew: true,
      changes: { settled_at: 'once', evidence: 'once', entry_id: 'once' },
    },
  },
  // A settled claim clears what the biller owes us against what we owe it.
  provenance: {
    lines: db =>
      expectedMove(db.selectFrom('biller_receivable').where('settled_at', 'is not', null), {
        cause: sql`'claim ' || reference`,
        kind: 'adjustment',
        reference: 'reference',
        description: 'claim-settled',
        postedAt: 'settled_at',
        from: 'system:billers',
        to: 'system:receivables',
      }),
  },
  audit: async db => ({ differences: await auditReceivables(db) }),
}

/** Each claim must have a refunded payment; the ledger's audit compares its entries with the module's `provenance`. */
async function auditReceivables(db: Db): Promise<string[]> {
  const claims = await db
    .selectFrom('biller_receivable as claim')
    .leftJoin('bill_payment as payment', 'payment.reference', 'claim.reference')
    .leftJoin('ledger_entry as entry', join =>
      join.onRef('entry.reference', '=', 'claim.reference').on('entry.kind', '=', 'adjustment'),
    )
    .selectAll('claim')
    .select(['payment.stage', 'payment.biller_id as paidTo', 'payment.amount_paise as paidPaise'])
    .select(['payment.refunded_at', 'entry.id as postedEntryId'])
    .execute()
  return claims.flatMap(claim => {
    const isSettled = claim.settled_at !== null
    return listDifferences(`claim ${claim.reference}:`, [
      ['its payment', claim.stage, 'refunded'],
      ['its biller', claim.biller_id, claim.paidTo],
      ['its sum', claim.amount_paise, claim.paidPaise],
      ['its time', claim.opened_at, claim.refunded_at],
      ['its entry', claim.entry_id, claim.postedEntryId],
      ['that an entry settles it', claim.entry_id !== null, isSettled],
      ['that something shows it', claim.evidence !== null, isSettled],
      ['the order of its times', claim.opened_at <= (claim.settled_at ?? claim.opened_at), true],
    ])
  })
}
