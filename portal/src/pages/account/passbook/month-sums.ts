import type { MonthOfWallet, WalletEntry, WalletHold } from '@chowk/services'

type MonthSums = ReturnType<typeof emptyMonthSums>

/** The sums of a month: opening balance plus money in, less money out, is the closing balance. */
export function emptyMonthSums(openingPaise: number) {
  return { openingPaise, cameInPaise: 0, wentOutPaise: 0, closingPaise: openingPaise }
}

export function addEntry(sums: MonthSums, { amountPaise }: Pick<WalletEntry, 'amountPaise'>): MonthSums {
  return {
    ...sums,
    cameInPaise: sums.cameInPaise + Math.max(amountPaise, 0),
    wentOutPaise: sums.wentOutPaise + Math.max(-amountPaise, 0),
    closingPaise: sums.closingPaise + amountPaise,
  }
}

export interface ReadMonth {
  /** Over the whole month. */
  readonly sums: MonthSums
  /** Oldest first; of a very long month the newest entries. */
  readonly entries: readonly WalletEntry[]
  readonly isCut: boolean
}

/** Reads a month once, however long, and returns at most this many of its entries. */
export async function readMonth(month: MonthOfWallet, maxEntries: number): Promise<ReadMonth> {
  let sums = emptyMonthSums(month.openingPaise)
  let count = 0
  let kept: WalletEntry[] = []
  for await (const entry of month.entries()) {
    sums = addEntry(sums, entry)
    count++
    // Cut by half at a time: dropping one for each new entry would move all of them every time.
    if (kept.push(entry) === 2 * maxEntries) kept = kept.slice(-maxEntries)
  }
  return { sums, entries: kept.slice(-maxEntries), isCut: count > maxEntries }
}

export function heldPaise({ holds }: { readonly holds: readonly WalletHold[] }): number {
  return holds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
