interface Throttled {
  (): void
  /** Drops a call that is waiting. */
  cancel(): void
}

interface ThrottleOptions {
  /** False delays the first call, too, so that a short-lived state causes no action. */
  readonly leading?: boolean
}

/** Runs `action` at most every `intervalMs`. The last call is not lost: it runs at the end of the interval. */
export function throttle(
  action: () => void,
  intervalMs: number,
  { leading = true }: ThrottleOptions = {},
): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false

  function turn(): void {
    timer = undefined
    if (isWaiting) run()
  }

  function run(): void {
    isWaiting = false
    timer = setTimeout(turn, intervalMs)
    action()
  }

  function throttled(): void {
    if (timer === undefined && leading) run()
    else {
      isWaiting = true
      timer ??= setTimeout(turn, intervalMs)
    }
  }

  throttled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isWaiting = false
  }
  return throttled
}
