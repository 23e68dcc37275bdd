// Limits how many different accounts' bills may be looked up: a bill holds a name and a debt, and consumer numbers
// can be enumerated to build a directory. A family does not notice the limit.
import { setTimeout as wait } from 'node:timers/promises'
import { addressGroup } from '../../identity/one-time-code/address-group.ts'
import { secondsUntil } from '../../identity/one-time-code/attempt-limits.ts'
import { isKnownBrowser, type RequestingBrowser } from '../../identity/one-time-code/known-browser.ts'
import type { Client, OneTimeCodes } from '../../identity/one-time-code/one-time-codes.ts'
import { dayMs, hourMs } from '../../platform/calendar/durations.ts'
import { keyedHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { defineCommand, row, type Steps, type Tx, tryLock, write } from '../../platform/store/command.ts'

interface BillLookup extends RequestingBrowser {
  readonly customerId: string
  readonly billerId: string
  readonly account: string
  readonly addressHash: string
  /** The same address, for browsers that have verified their customer's number: they have a limit of their own. */
  readonly verifiedAddressHash: string
  /** Many customers share an address. */
  readonly billsPerAddress: number
  readonly at: number
}

const perCustomerAndHour = 20
const perCustomerAndDay = 60
/** The most of an address's look-ups that may go to one biller, because numbers are enumerated biller by biller. */
const shareOfOneBiller = 1 / 3
/** For browsers that verified a number: thousands of customers share the address of a mobile network. */
const verifiedFactor = 10

/**
 * Counts the look-up and answers 0, or the seconds to wait. Of concurrent look-ups one proceeds, so that each is
 * counted before the next; the others are refused with 'busy' and wait without holding a connection.
 */
export const countBillLookup = defineCommand.readCommitted('count-bill-lookup', countLookup)

function* countLookup(tx: Tx, lookup: BillLookup): Steps<number | 'busy'> {
  if (!(yield* tryLock(tx, `bill-lookup ${lookup.customerId}`))) return 'busy'
  if (yield* isOwn(tx, lookup)) return 0
  // A session that was copied to another browser is counted with unverified browsers.
  const counted = (yield* isKnownBrowser(tx, lookup))
    ? {
        ...lookup,
        addressHash: lookup.verifiedAddressHash,
        billsPerAddress: lookup.billsPerAddress * verifiedFactor,
      }
    : lookup
  const freeAt = yield* nextFree(tx, counted)
  if (freeAt > lookup.at) return secondsUntil(freeAt, lookup.at)
  const { customerId: customer_id, billerId: biller_id, account, addressHash: address_hash, at } = counted
  yield* write(
    tx.query
      .insertInto('bill_look')
      .values({ customer_id, biller_id, account, address_hash, at })
      .onConflict(conflict =>
        conflict.columns(['customer_id', 'biller_id', 'account']).doUpdateSet({ address_hash, at }),
      ),
  )
  return 0
}

/** Paid by this customer before, or looked up within the hour: the bill reveals nothing new. */
function* isOwn(tx: Tx, { customerId, billerId, account, at }: BillLookup): Steps<boolean> {
  const seen = yield* row(
    tx.query
      .selectFrom('bill_look')
      .select('at')
      .where('customer_id', '=', customerId)
      .where('biller_id', '=', billerId)
      .where('account', '=', account)
      .where('at', '>', at - hourMs),
  )
  if (seen) return true
  const paid = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select('reference')
      .where('customer_id', '=', customerId)
      .where('biller_id', '=', billerId)
      .where('account', '=', account)
      .where('stage', '=', 'paid')
      .limit(1),
  )
  return paid !== undefined
}

function* nextFree(tx: Tx, { customerId, billerId, addressHash, billsPerAddress, at }: BillLookup) {
  const lookups = tx.query.selectFrom('bill_look').select('at')
  const own = lookups.where('customer_id', '=', customerId)
  const near = lookups.where('address_hash', '=', addressHash)
  const counted = [
    { query: own, maxCount: perCustomerAndHour, withinMs: hourMs },
    { query: own, maxCount: perCustomerAndDay, withinMs: dayMs },
    { query: near, maxCount: billsPerAddress, withinMs: hourMs },
    {
      query: near.where('biller_id', '=', billerId),
      maxCount: Math.ceil(billsPerAddress * shareOfOneBiller),
      withinMs: hourMs,
    },
  ]
  let freeAt = at
  for (const { query, maxCount, withinMs } of counted) {
    const within = query.where('at', '>', at - withinMs).orderBy('at', 'desc')
    const nth = yield* row(within.offset(maxCount - 1).limit(1))
    if (nth) freeAt = Math.max(freeAt, nth.at + withinMs)
  }
  return freeAt
}

interface BillLookupOptions extends Pick<ServiceContext, 'store' | 'now'> {
  readonly codes: Pick<OneTimeCodes, 'requestingBrowser'>
  readonly addressKey: Uint8Array
  readonly billsPerAddress: number
}

export type BillLookupLimit = ReturnType<typeof createBillLookupLimit>

/** A second press of the button finds the first look-up running and retries; more attempts at once than this are refused. */
const turnsToWait = 20
const turnMs = 50

export function createBillLookupLimit(options: BillLookupOptions) {
  const { store, codes, addressKey, billsPerAddress, now } = options
  return {
    /** Counts a look-up of an account's bill and returns the seconds to wait, 0 if it may be looked up now. */
    async take({
      client,
      ...lookup
    }: Pick<BillLookup, 'customerId' | 'billerId' | 'account'> & { client: Client }): Promise<number> {
      const address = addressGroup(client.ip)
      const requester = {
        ...codes.requestingBrowser(client),
        addressHash: keyedHash(addressKey, address),
        verifiedAddressHash: keyedHash(addressKey, `verified ${address}`),
      }
      for (let turn = 0; turn < turnsToWait; turn++) {
        const waitSeconds = await store.run(countBillLookup, {
          ...lookup,
          ...requester,
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
