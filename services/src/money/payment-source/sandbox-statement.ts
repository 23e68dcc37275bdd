import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Db } from '../../platform/store/database.ts'
import { arrivalOf, bankReferenceOf, returnArrivesAt } from './sandbox.ts'
import { type SourceLine, type SourceStatement, totalOf } from './statement.ts'

/** The sandbox's statement of the money it moved, from its own tables. */
export async function sandboxStatement(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SourceStatement> {
  const lines = [...(await paidIn(db)), ...(await returnedMoney(db))].filter(
    ({ at }) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime(),
  )
  return { lines, total: totalOf(lines) }
}

async function paidIn(db: Db): Promise<SourceLine[]> {
  const payments = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at')
    .execute()
  return payments.flatMap(payment => {
    const arrival = arrivalOf(payment)
    if (!arrival) return []
    const { amountPaise, payerReference: bankReference, at } = arrival
    const { reference } = payment
    return [{ kind: 'in' as const, reference, amountPaise, bankReference, at: new Date(at).toISOString() }]
  })
}

async function returnedMoney(db: Db): Promise<SourceLine[]> {
  const returns = await db
    .selectFrom('sandbox_return as back')
    .leftJoin('sandbox_payment as payment', 'payment.reference', 'back.source_reference')
    .select(['back.reference', 'back.amount_paise', 'back.begun_at', 'payment.return_fault'])
    .where('back.refusal', 'is', null)
    .orderBy('back.begun_at')
    .execute()
  return returns.map(({ reference, amount_paise, begun_at, return_fault }) => ({
    kind: 'out' as const,
    reference,
    amountPaise: readIntegerColumn('sandbox_return.amount_paise', reference, amount_paise),
    bankReference: bankReferenceOf(reference),
    at: new Date(returnArrivesAt(begun_at, return_fault)).toISOString(),
  }))
}
