// After a restore nobody here knows what was paid since the backup: a bill that looks open may have been paid, and money
// that arrived is missing. So no payment begins, and nothing is sent, until the gap was compared with the others' files.
import { Refusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'

export interface Gap {
  readonly restoredAt: Date
  readonly from: Date
}

export interface PaymentFreeze {
  /** As of the last look. A restore needs every server stopped, so none misses its beginning. */
  readonly isOn: boolean
  /** Refuses with `standing-still` while payments stand still. */
  refuse(): void
  /** Looks whether there is something to wait for. */
  look(): Promise<void>
}

/** Where no store was ever restored. */
export const neverFrozen: PaymentFreeze = { isOn: false, refuse() {}, async look() {} }

export async function createPaymentFreeze(store: Store): Promise<PaymentFreeze> {
  let gap = await openGap(store)
  return {
    get isOn() {
      return gap !== undefined
    },
    refuse() {
      if (gap)
        throw new Refusal(
          'standing-still',
          'Payments stand still until the time since the backup is reconciled.',
        )
    },
    async look() {
      gap = await openGap(store)
    },
  }
}

/** The longest reach of what has not been reconciled; undefined when nothing is open. */
export async function openGap({ db }: Pick<Store, 'db'>): Promise<Gap | undefined> {
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
