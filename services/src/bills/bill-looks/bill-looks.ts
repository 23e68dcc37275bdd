import { setTimeout as wait } from 'node:timers/promises'
import { addressGroup } from '../../identity/one-time-code/address-group.ts'
import type { OneTimeCodes, Visit } from '../../identity/one-time-code/one-time-codes.ts'
import { keyedHash, tokenHash } from '../../platform/keys/opaque-token.ts'
import type { Store } from '../../platform/store/store.ts'
import { lookAtBill } from './look-at-bill.ts'

export interface BillLooks {
  /** Counts a look at an account's bill: seconds to wait, 0 where it may be looked at now. */
  take(look: { customerId: string; billerId: string; account: string; visit: Visit }): Promise<number>
}

export interface BillLooksOptions {
  readonly store: Store
  readonly codes: Pick<OneTimeCodes, 'browser'>
  readonly addressKey: Uint8Array
  readonly billsPerAddress: number
  readonly now: () => Date
}

/** A second press of the button finds the first one at it; a hundred at once are no customer. */
const turnsToWait = 20
const turnMs = 50

export function createBillLooks(options: BillLooksOptions): BillLooks {
  const { store, codes, addressKey, billsPerAddress, now } = options
  return {
    async take({ visit, ...look }) {
      const address = addressGroup(visit.ip)
      const asking = {
        browserHash: tokenHash(codes.browser(visit).token),
        addressHash: keyedHash(addressKey, address),
        verifiedAddressHash: keyedHash(addressKey, `verified ${address}`),
      }
      for (let turn = 0; turn < turnsToWait; turn++) {
        const waitSeconds = await store.run(lookAtBill, {
          ...look,
          ...asking,
          billsPerAddress,
          at: now().getTime(),
        })
        if (waitSeconds !== 'busy') return waitSeconds
        await wait(turnMs)
      }
      return 1
    },
  }
}
