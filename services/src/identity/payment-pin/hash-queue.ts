// Limits how many PINs a process hashes at once. Each takes 20 MB and a thread of the pool that files and DNS need, too, so
// others wait; when too many wait, the next request is refused before an attempt is counted.

export type HashQueue = ReturnType<typeof createHashQueue>

/** One hash takes some 30 ms, so nobody waits for more than about a second. */
const waitingForEach = 32

export function createHashQueue(atOnce: number, maxWaiting = atOnce * waitingForEach) {
  const admitted = new Map<string, number>()
  const waiting: (() => void)[] = []
  let hashing = 0

  return {
    /** Undefined, with nothing done, if too many customers wait. A customer who is admitted already is admitted again. */
    admit<Result>(customerId: string, work: () => Promise<Result>): Promise<Result> | undefined {
      const inside = admitted.get(customerId) ?? 0
      if (inside === 0 && admitted.size >= atOnce + maxWaiting) return undefined
      admitted.set(customerId, inside + 1)
      return work().finally(() => {
        const left = (admitted.get(customerId) ?? 1) - 1
        if (left === 0) admitted.delete(customerId)
        else admitted.set(customerId, left)
      })
    },

    /** Runs when its turn comes. */
    async hash<Result>(work: () => Promise<Result>): Promise<Result> {
      if (hashing < atOnce) hashing++
      else await new Promise<void>(resolve => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else hashing--
      }
    },
  }
}
