/**
 * Loaded before the portal: its wall clock can be set while it runs. CHOWK_BENCH_CLOCK names a file with the shift in
 * milliseconds, read ten times a second. Timers are not affected, as when an operator sets a machine's clock.
 */
import { readFileSync } from 'node:fs'

const file = process.env.CHOWK_BENCH_CLOCK ?? ''
const TrueDate = Date
let shiftMs = 0

function readShift(): void {
  shiftMs = Number(readFileSync(file, 'utf8'))
}

class ShiftedDate extends TrueDate {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + shiftMs)
    else super(...given)
  }

  static override now(): number {
    return TrueDate.now() + shiftMs
  }
}

readShift()
setInterval(readShift, 100).unref()
globalThis.Date = ShiftedDate as DateConstructor
