// Who serves a number is asked for by anybody who types one. No name and no debt comes of it; but a list of numbers can be
// counted through, and every question may cost the network one. Counted in this process alone: a restart forgives.
import { addressGroup } from '../../identity/one-time-code/address-group.ts'
import { setBounded } from './set-bounded.ts'

export interface OperatorLookups {
  /** Counts a question from this address; false where it has asked too often. */
  take(ip: string): boolean
  /** 0 where it may ask now. */
  waitSeconds(ip: string): number
}

export interface OperatorLookupOptions {
  /** Many customers share an address. */
  readonly billsPerAddress: number
  readonly now: () => Date
}

const windowMs = 15 * 60_000

export function createOperatorLookups({ billsPerAddress, now }: OperatorLookupOptions): OperatorLookups {
  const asked = new Map<string, { count: number; until: number }>()

  function ownWindow(address: string) {
    const at = now().getTime()
    const kept = asked.get(address)
    const { count, until } = kept && kept.until > at ? kept : { count: 0, until: at + windowMs }
    return { count, until, waitSeconds: count < billsPerAddress ? 0 : Math.ceil((until - at) / 1000) }
  }

  return {
    waitSeconds: ip => ownWindow(addressGroup(ip)).waitSeconds,
    take(ip) {
      const address = addressGroup(ip)
      const { count, until, waitSeconds } = ownWindow(address)
      if (waitSeconds > 0) return false
      setBounded(asked, address, { count: count + 1, until })
      return true
    },
  }
}
