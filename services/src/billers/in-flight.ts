// How many calls to one biller may be on their way at once. One more is turned away rather than kept waiting: behind a
// biller that hangs, a queue would only grow.

export interface InFlightLimit {
  /** Runs `call`, or answers 'busy' without running it. */
  run<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer | 'busy'>
}

export function inFlightLimit(perName: number): InFlightLimit {
  const inFlight = new Map<string, number>()
  return {
    async run(name, call) {
      const count = inFlight.get(name) ?? 0
      if (count >= perName) return 'busy'
      inFlight.set(name, count + 1)
      try {
        return await call()
      } finally {
        const left = (inFlight.get(name) ?? 1) - 1
        if (left === 0) inFlight.delete(name)
        else inFlight.set(name, left)
      }
    },
  }
}
