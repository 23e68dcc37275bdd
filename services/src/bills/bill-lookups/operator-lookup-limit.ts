// Limits look-ups of a number's operator, which need no sign-in. They reveal no name and no debt, but each may cost
// the network a query, and a list of numbers can be enumerated. Counted in this process only: a restart resets it.
import { addressGroup } from '../../identity/one-time-code/address-group.ts'
import { setBounded } from './set-bounded.ts'

interface OperatorLookupOptions {
  /** Many customers share an address. */
  readonly billsPerAddress: number
  readonly now: () => Date
}

const windowMs = 15 * 60_000

export function createOperatorLookups({ billsPerAddress, now }: OperatorLookupOptions) {
  const lookups = new Map<string, { count: number; until: number }>()

  function ownWindow(address: string) {
    const at = now().getTime()
    const known = lookups.get(address)
    const { count, until } = known && known.until > at ? known : { count: 0, until: at + windowMs }
    return { count, until, waitSeconds: count < billsPerAddress ? 0 : Math.ceil((until - at) / 1000) }
  }

  return {
    /** 0 if it may be looked up now. */
    waitSeconds: (ip: string) => ownWindow(addressGroup(ip)).waitSeconds,
    /** Counts a look-up from this address; false above the limit. */
    take(ip: string): boolean {
      const address = addressGroup(ip)
      const { count, until, waitSeconds } = ownWindow(address)
      if (waitSeconds > 0) return false
      setBounded(lookups, address, { count: count + 1, until })
      return true
    },
  }
}
