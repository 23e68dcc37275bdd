/** One measured value and its goal. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
  readonly met?: boolean
  /** Counted, not timed: a missed goal is a failure, on whatever machine. */
  readonly exact?: boolean
}

export function plain(name: string, value: number, unit: string): Figure {
  return { name, value, unit }
}

export function atLeast(min: number, name: string, value: number, unit: string): Figure {
  return { name, value, unit, goal: `≥ ${min}`, met: value >= min }
}

export function atMost(max: number, name: string, value: number, unit: string): Figure {
  return { name, value, unit, goal: `≤ ${max}`, met: value <= max }
}

/** Largest paint and blocking time compared with the same document without scripts, all in milliseconds. */
export function comparedToScriptless(
  name: string,
  [paint = Number.NaN, paintWithout = Number.NaN]: readonly number[],
  [blocked = Number.NaN, blockedWithout = Number.NaN]: readonly number[],
  allowedBlockedMs: number,
): Figure[] {
  const paints = `${Math.round(paint)} and ${Math.round(paintWithout)} ms`
  const max = Math.round(1.1 * blockedWithout + allowedBlockedMs)
  return [
    atMost(
      1.1,
      `${name}, largest paint to that without scripts: ${paints}`,
      rounded(paint / paintWithout),
      '',
    ),
    atMost(
      max,
      `${name}, blocking beside ${Math.round(blockedWithout)} ms without scripts`,
      Math.round(blocked),
      'ms',
    ),
  ]
}

/** Between two limits: too small a value means that something was not counted. */
export function within(
  [min, max]: readonly [number, number],
  name: string,
  value: number,
  unit: string,
): Figure {
  return { name, value, unit, goal: `${min} to ${max}`, met: value >= min && value <= max, exact: true }
}

/** A count that must be zero, however fast the machine. */
export function none(name: string, value: number, unit: string): Figure {
  return { name, value, unit, goal: '0', met: value === 0, exact: true }
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** The duration of the work. */
export async function secondsOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

export function rounded(value: number, digits = 2): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
