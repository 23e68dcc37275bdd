// After a restore the store does not know what was paid since the backup: a bill that looks open may be paid, and
// money that arrived is missing. So no payment starts and nothing is sent until the gap is reconciled with the
// settlement files of billers and payment sources.
import { Refusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'

export type Gap = NonNullable<Awaited<ReturnType<typeof findOpenGap>>>

export type PaymentFreeze = Awaited<ReturnType<typeof createPaymentFreeze>>

/** The default where the caller passes no payment freeze. */
export const noFreeze: PaymentFreeze = { isOn: false, refuseIfOn() {}, async refresh() {} }

export async function createPaymentFreeze(store: Store) {
  let gap = await findOpenGap(store)
  return {
    /** As of the last `refresh`. A restore needs every server stopped, so none misses its beginning. */
    get isOn() {
      return gap !== undefined
    },
    /** Refuses with `payments-frozen`. */
    refuseIfOn() {
      if (gap)
        throw new Refusal(
          'payments-frozen',
          'Payments are frozen until the time since the backup is reconciled.',
        )
    },
    /** Checks whether a gap is open. */
    async refresh() {
      gap = await findOpenGap(store)
    },
  }
}

/** From the earliest to the latest time of all gaps that are not reconciled; undefined without any. */
export async function findOpenGap({ db }: Pick<Store, 'db'>) {
  const { restoredAt, from } = await db
    .selectFrom('restored_gap')
    .select(({ fn }) => [fn.max('restored_at').as('restoredAt'), fn.min('gap_from').as('from')])
    .where('reconciled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return restoredAt === null || from === null
    ? undefined
    : { restoredAt: new Date(Number(restoredAt)), from: new Date(Number(from)) }
}

export async function closeGap({ db }: Pick<Store, 'db'>, { restoredAt }: Gap, at: Date): Promise<void> {
  await db
    .updateTable('restored_gap')
    .set({ reconciled_at: at.getTime() })
    .where('restored_at', '<=', restoredAt.getTime())
    .where('reconciled_at', 'is', null)
    .execute()
}
