/**
 * Polls a page whose outcome is not yet decided, less and less often, and replaces the parts that changed. A part has a name
 * in `data-live`; polling continues while one of them is `data-pending`; at the end of `data-pending="page"` the whole page is
 * loaded again. `data-says` of a part is announced when it changes. A link with `data-look-now` polls at once, and the
 * `data-look-answer` beside it says when nothing is new. An element with `data-until` counts down, and its `data-ends-soon`
 * is announced before the end.
 */
import { announce, refreshWallet } from '@chowk/shell/behaviour'
import { loadDocument } from './load-document.ts'
import { focusHeading, replaceContent } from './page-change.ts'

const firstWaitMs = 1500
const maxWaitMs = 20_000
const waitGrowth = 1.4

/** Returns a function that stops it. */
export function watchPage(): () => void {
  let waitMs = firstWaitMs
  let pollTimer = setTimeout(poll, waitMs)
  const clockTimer = setInterval(showTimeLeft, 1000)
  const stopping = new AbortController()
  showTimeLeft()

  async function poll(): Promise<PollResult | undefined> {
    let result: PollResult | undefined
    // A hidden page sends no requests.
    if (document.visibilityState === 'visible') {
      result = await checkOnce()
      if (result === 'decided') return result
      waitMs = Math.min(waitMs * waitGrowth, maxWaitMs)
    }
    clearTimeout(pollTimer)
    if (!stopping.signal.aborted) pollTimer = setTimeout(poll, waitMs)
    return result
  }

  async function checkNow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-look-now]')
    if (!link) return
    event.preventDefault()
    const words = link.textContent
    link.textContent = link.dataset.lookNow ?? words
    clearTimeout(pollTimer)
    waitMs = firstWaitMs
    // The answer may replace the part that contains the link.
    const part = link.closest<HTMLElement>('[data-live]')?.dataset.live
    showMessageBeside(part, '')
    const result = await poll()
    link.textContent = words
    if (result === 'open') showMessageBeside(part, link.dataset.notYet?.replace('{time}', clockNow()))
    if (result === 'lost') showMessageBeside(part, link.dataset.lost)
  }

  /** After a return to the page, from a UPI app perhaps, the first request is sent at once. */
  function resumeWatching() {
    if (document.visibilityState !== 'visible' || !document.querySelector(pending)) return
    waitMs = firstWaitMs
    void poll()
  }
  document.addEventListener('click', checkNow, { signal: stopping.signal })
  document.addEventListener('toggle', showUnfolded, { signal: stopping.signal, capture: true })
  document.addEventListener('visibilitychange', resumeWatching, { signal: stopping.signal })

  return () => {
    stopping.abort()
    clearTimeout(pollTimer)
    clearInterval(clockTimer)
  }
}

type PollResult = 'decided' | 'open' | 'lost'

const pending = '[data-live][data-pending]'

/** 'decided' also where the address now redirects: signed out, or gone. */
async function checkOnce(): Promise<PollResult> {
  const { pathname } = location
  const loaded = await loadDocument(location.href).catch(() => undefined)
  if (!loaded) return 'lost'
  if (location.pathname !== pathname) return 'open'
  if (loaded.url.pathname !== pathname) return 'decided'
  if (document.querySelector('[data-pending=page]') && !loaded.document.querySelector(pending)) {
    location.reload()
    return 'decided'
  }
  document.title = loaded.document.title
  if (applyDocument(loaded.document)) refreshWallet()
  return document.querySelector(pending) ? 'open' : 'decided'
}

/** As formatClock on the server, without its table of texts. */
function clockNow(): string {
  const isHindi = document.documentElement.lang === 'hi'
  const dayPeriod = isHindi ? 'long' : undefined
  const format = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit', dayPeriod } as const
  return new Date().toLocaleTimeString(isHindi ? 'hi-IN-u-nu-latn' : 'en-IN', format)
}

/** Scrolls an element that was opened at the bottom of the window into view. */
function showUnfolded({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' })
}

function showMessageBeside(part: string | undefined, words = ''): void {
  const answer = document.querySelector(`[data-live="${part}"] [data-look-answer]`)
  if (answer) answer.textContent = words
  if (!words) return
  answer?.scrollIntoView({ block: 'nearest' })
  announce(words)
}

/** True if anything changed. */
function applyDocument(fresh: Document): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-live]')]
  const changed = parts.filter(part => {
    const nextPart = fresh.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`)
    if (!nextPart) return false
    part.toggleAttribute('data-pending', nextPart.hasAttribute('data-pending'))
    announceChange(part, nextPart.dataset.says)
    if (contentOf(nextPart) === contentOf(part)) return false
    replacePart(part, nextPart)
    return true
  })
  return changed.length > 0
}

function announceChange(part: HTMLElement, sentence: string | undefined): void {
  if (!sentence || sentence === part.dataset.says) return
  part.dataset.says = sentence
  if (part.ariaLabel) part.ariaLabel = sentence
  announce(sentence)
}

/** As the server wrote it, without what scripts in the browser change. An island shows what its properties say. */
function contentOf(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement
  for (const own of copy.querySelectorAll('[data-until], [data-look-now], [data-look-answer]'))
    own.replaceChildren()
  for (const island of copy.querySelectorAll('[data-code]')) {
    island.removeAttribute('data-hydrated')
    island.replaceChildren()
  }
  for (const folded of copy.querySelectorAll('details')) folded.open = false
  return copy.innerHTML
}

const warnSeconds = 120
const warned = new Set<string>()

/** The end is announced once, while there is still time to act. */
function showEndWarning({ dataset: { until = '', endsSoon } }: HTMLElement, seconds: number): void {
  if (!endsSoon || seconds === 0 || seconds > warnSeconds || warned.has(until)) return
  warned.add(until)
  announce(endsSoon)
}

function showTimeLeft(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const seconds = Math.max(0, Math.ceil((Date.parse(clock.dataset.until ?? '') - Date.now()) / 1000))
    showEndWarning(clock, seconds)
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}

/**
 * The focus stays on the link or button with the same text; when that is gone, it moves to the heading, which names the new
 * state.
 */
function replacePart(part: HTMLElement, nextPart: HTMLElement): void {
  // Its colour and layout may follow the state.
  part.className = nextPart.className
  const held = document.activeElement !== part && part.contains(document.activeElement)
  const words = held && (document.activeElement?.textContent ?? '')
  replaceContent(part, nextPart)
  if (!held) return
  const same = [...part.querySelectorAll<HTMLElement>('a[href], button')].find(
    ({ textContent }) => textContent === words,
  )
  if (same) same.focus({ preventScroll: true })
  else focusHeading()
}
