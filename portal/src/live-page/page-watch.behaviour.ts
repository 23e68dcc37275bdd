/**
 * Keeps a page up to date whose matter is not yet decided: asks for the page again, less and less often, and takes over
 * what is new. The parts that may change bear a name, `data-live`; as long as one of them is `data-pending`, it goes on. What
 * is to be heard of a change stands in a part's `data-says`. A link with `data-look-now` asks at once, and where nothing is
 * new, the `data-look-answer` beside it says so; an element with `data-until` says how long there is still time, and its
 * `data-ends-soon` is heard before it is over.
 */
import { announce, refreshWallet } from '@chowk/shell/behaviour'
import { focusHeading } from './focus-heading.ts'
import { loadDocument } from './load-document.ts'
import { announceChange } from './page-change.ts'

const firstWaitMs = 1500
const longestWaitMs = 20_000
const slowing = 1.4

/** Returns how to end it. */
export function watchPage(): () => void {
  let waitMs = firstWaitMs
  let waiting = setTimeout(look, waitMs)
  const ticking = setInterval(showTimeLeft, 1000)
  const leaving = new AbortController()
  showTimeLeft()

  async function look(): Promise<Seen | undefined> {
    let seen: Seen | undefined
    // While nobody looks, nothing is asked.
    if (document.visibilityState === 'visible') {
      seen = await lookOnce()
      if (seen === 'decided') return seen
      waitMs = Math.min(waitMs * slowing, longestWaitMs)
    }
    clearTimeout(waiting)
    if (!leaving.signal.aborted) waiting = setTimeout(look, waitMs)
    return seen
  }

  async function lookNow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-look-now]')
    if (!link) return
    event.preventDefault()
    const words = link.textContent
    link.textContent = link.dataset.lookNow ?? words
    clearTimeout(waiting)
    waitMs = firstWaitMs
    // The look may put a new part in this one's place, the link's with it.
    const part = link.closest<HTMLElement>('[data-live]')?.dataset.live
    tell(part, '')
    const seen = await look()
    link.textContent = words
    if (seen === 'open') tell(part, link.dataset.notYet)
    if (seen === 'lost') tell(part, link.dataset.lost)
  }

  /** Whoever comes back, from a UPI app perhaps, is not kept waiting. */
  function comeBack() {
    if (document.visibilityState !== 'visible' || !document.querySelector(pending)) return
    waitMs = firstWaitMs
    void look()
  }
  document.addEventListener('click', lookNow, { signal: leaving.signal })
  document.addEventListener('visibilitychange', comeBack, { signal: leaving.signal })

  return () => {
    leaving.abort()
    clearTimeout(waiting)
    clearInterval(ticking)
  }
}

type Seen = 'decided' | 'open' | 'lost'

const pending = '[data-live][data-pending]'

/** Decided also when the address leads elsewhere by now: signed out, or gone. */
async function lookOnce(): Promise<Seen> {
  const { pathname } = location
  const loaded = await loadDocument(location.href).catch(() => undefined)
  if (!loaded) return 'lost'
  if (location.pathname !== pathname) return 'open'
  if (loaded.url.pathname !== pathname) return 'decided'
  document.title = loaded.document.title
  if (takeOver(loaded.document)) refreshWallet()
  return document.querySelector(pending) ? 'open' : 'decided'
}

function tell(part: string | undefined, words = ''): void {
  const answer = document.querySelector(`[data-live="${part}"] [data-look-answer]`)
  if (answer) answer.textContent = words
  if (words) announce(words)
}

/** Says whether anything was new. */
function takeOver(fresh: Document): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-live]')]
  const changed = parts.filter(part => {
    const now = fresh.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`)
    if (!now) return false
    part.toggleAttribute('data-pending', now.hasAttribute('data-pending'))
    sayNews(part, now.dataset.says)
    if (contentOf(now) === contentOf(part)) return false
    replaceContent(part, now)
    return true
  })
  return changed.length > 0
}

function sayNews(part: HTMLElement, sentence: string | undefined): void {
  if (!sentence || sentence === part.dataset.says) return
  part.dataset.says = sentence
  if (part.ariaLabel) part.ariaLabel = sentence
  announce(sentence)
}

/** As the server wrote it: what changes by itself in the browser is left out. */
function contentOf(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement
  for (const own of copy.querySelectorAll('[data-until], [data-look-now], [data-look-answer]'))
    own.replaceChildren()
  for (const folded of copy.querySelectorAll('details')) folded.open = false
  return copy.innerHTML
}

const warnSeconds = 120
const warned = new Set<string>()

/** The end is said once, while there is still time to act. */
function warnOf({ dataset: { until = '', endsSoon } }: HTMLElement, seconds: number): void {
  if (!endsSoon || seconds === 0 || seconds > warnSeconds || warned.has(until)) return
  warned.add(until)
  announce(endsSoon)
}

function showTimeLeft(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const seconds = Math.max(0, Math.ceil((Date.parse(clock.dataset.until ?? '') - Date.now()) / 1000))
    warnOf(clock, seconds)
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}

/** Whoever stood on something that comes again stands on it; on what has gone, at the heading, which says what is new. */
function replaceContent(part: HTMLElement, now: HTMLElement): void {
  const held = document.activeElement !== part && part.contains(document.activeElement)
  const words = held && (document.activeElement?.textContent ?? '')
  announceChange(part, () => part.replaceChildren(...document.adoptNode(now).childNodes))
  if (!held) return
  const same = [...part.querySelectorAll<HTMLElement>('a[href], button')].find(
    ({ textContent }) => textContent === words,
  )
  if (same) same.focus({ preventScroll: true })
  else focusHeading()
}
