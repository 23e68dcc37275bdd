interface Throttled {
  (): void
  /** Forgets a call that waits for its turn. */
  cancel(): void
}

interface ThrottleOptions {
  /** False makes the first call wait its turn too, so that what passes quickly is never acted on. */
  readonly leading?: boolean
}

/** Runs `action` at most every `intervalMs`. The last call is never lost: it runs when its turn comes. */
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
