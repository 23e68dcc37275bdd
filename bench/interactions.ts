/** How soon a slow page responds to input: from the event to the first frame that shows the response. */
import type { Browser, Page } from '@playwright/test'
import { hydrated, touched } from '../e2e/portal/clean-page.ts'
import { signInControl } from '../e2e/portal/sign-in.ts'
import { type Device, slowContext } from './browser.ts'
import { atMost, type Figure, median } from './figure.ts'

const allowedBeyondMs = 100
/** Between two attempts, so that no throttle or delay of the first affects the second. */
const restMs = 600

interface Interaction {
  readonly name: string
  readonly device: Device
  /** The delay that the specification requires. */
  readonly specifiedMs: number
  readonly event: 'pointerover' | 'click'
  /** The target of the pointer or the press. */
  readonly at: string
  /** Matches something once the page has responded. */
  readonly answer: string
  /** The first interaction may have to wait for React: then each attempt uses a new page. */
  readonly firstUse?: true
  act(page: Page): Promise<void>
  undo(page: Page): Promise<void>
}

const menuButton = 'header nav [data-disclosure] > button'
const moreButton = 'nav[aria-label=Shortcuts] [data-disclosure] > button'
const closedSection = 'footer details[name=footer-sections]:nth-of-type(2)'
const signInLink = 'header a[href^="/login"]'

const away = (page: Page) => page.mouse.move(640, 790)
const pressEscape = (page: Page) => page.keyboard.press('Escape')
const tapSection = (page: Page) => page.locator(`${closedSection} > summary`).tap()

const interactionsHydrated: readonly Interaction[] = [
  {
    name: 'menu opens under a pointer',
    device: 'desktop',
    specifiedMs: 100,
    event: 'pointerover',
    at: menuButton,
    answer: `${menuButton}[aria-expanded=true]`,
    act: page => page.locator(menuButton).filter({ visible: true }).first().hover(),
    undo: away,
  },
  {
    name: 'menu opens when pressed',
    device: 'desktop',
    specifiedMs: 0,
    event: 'click',
    at: menuButton,
    answer: `${menuButton}[aria-expanded=true]`,
    act: page => page.locator(menuButton).filter({ visible: true }).first().press('Enter'),
    undo: pressEscape,
  },
  {
    name: 'More opens under a pointer',
    device: 'desktop',
    specifiedMs: 100,
    event: 'pointerover',
    at: moreButton,
    answer: `${moreButton}[aria-expanded=true]`,
    act: page => page.locator(moreButton).hover(),
    undo: away,
  },
  {
    name: 'footer section opens',
    device: 'phone',
    specifiedMs: 0,
    event: 'click',
    at: `${closedSection} > summary`,
    answer: `${closedSection}[open]`,
    act: tapSection,
    undo: tapSection,
  },
  {
    name: 'mobile menu opens',
    device: 'phone',
    specifiedMs: 0,
    event: 'click',
    at: 'header button[aria-label=Menu]',
    answer: 'dialog:is([open], :popover-open)',
    act: page => page.getByRole('button', { name: 'Menu' }).tap(),
    undo: pressEscape,
  },
  {
    name: 'sign-in opens',
    device: 'desktop',
    specifiedMs: 0,
    event: 'click',
    at: signInLink,
    answer: 'dialog:is([open], :popover-open)',
    act: page => signInControl(page).click(),
    undo: pressEscape,
  },
]

const search: Interaction = {
  name: 'search is ready to suggest',
  device: 'desktop',
  specifiedMs: 0,
  event: 'click',
  at: 'header [name=q]',
  answer: 'header [name=q][role=combobox]',
  act: page => page.locator('header [name=q]').click(),
  undo: pressEscape,
}

const measured: readonly Interaction[] = [
  ...interactionsHydrated,
  ...[...interactionsHydrated, search].map(
    interaction => ({ ...interaction, name: `${interaction.name}, the first time`, firstUse: true }) as const,
  ),
]

export async function interactions(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const interaction of measured) {
    const { name, event, specifiedMs, firstUse } = interaction
    const [pages, tries] = firstUse ? [3, 1] : [1, 5]
    const answersMs: number[] = []
    const nextPaintsMs: number[] = []
    for (let count = 0; count < pages; count += 1) {
      const seen = await answersOf(browser, origin, interaction, tries)
      answersMs.push(...seen.answersMs)
      nextPaintsMs.push(Math.max(...seen.nextPaintsMs))
    }
    if (answersMs.length < (pages * tries) / 2)
      throw new Error(`${name}: answered ${answersMs.length} times out of ${pages * tries}.`)
    figures.push(atMost(specifiedMs + allowedBeyondMs, name, Math.round(median(answersMs)), 'ms'))
    if (firstUse && event === 'click')
      figures.push(atMost(allowedBeyondMs, `${name}: interaction to next paint`, median(nextPaintsMs), 'ms'))
  }
  return figures
}

/** In milliseconds. The response that the page shows, and the frame after each event of the input, whatever it shows. */
interface Seen {
  readonly answersMs: number[]
  readonly nextPaintsMs: number[]
}

async function answersOf(
  browser: Browser,
  origin: string,
  { device, event, at, answer, firstUse, act, undo }: Interaction,
  tries: number,
): Promise<Seen> {
  const { context, page } = await slowContext(browser, device, { baseURL: origin })
  await page.goto('/', { waitUntil: 'networkidle' })
  await (firstUse ? hydrated : touched)(page)
  await page.locator(at).filter({ visible: true }).first().scrollIntoViewIfNeeded()
  await page.evaluate(watchAnswers, { event, at, answer })
  for (let count = 0; count < tries; count += 1) {
    await act(page)
    await page.waitForSelector(answer, { state: 'attached' })
    await page.waitForTimeout(restMs)
    if (firstUse) break
    await undo(page)
    await page.waitForSelector(answer, { state: 'detached' })
    await page.waitForTimeout(restMs)
  }
  const seen = await page.evaluate(() => (window as unknown as Watched).seen)
  await context.close()
  return seen
}

type Watched = Window & { seen: Seen }

/** Runs in the page. A press that is replayed for React fires twice: only the original event counts. */
function watchAnswers({ event, at, answer }: Pick<Interaction, 'event' | 'at' | 'answer'>): void {
  const answersMs: number[] = []
  const nextPaintsMs: number[] = []
  ;(window as Partial<Watched> & Window).seen = { answersMs, nextPaintsMs }
  // The first input is reported however short it was, all others from 16 ms on.
  for (const type of ['event', 'first-input']) {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver(list => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) nextPaintsMs.push(duration)
    }).observe(options)
  }
  let happenedAt: number | undefined
  window.addEventListener(
    event,
    ({ target, isTrusted, timeStamp }) => {
      if (!isTrusted || !(target instanceof Element) || !target.closest(at)) return
      if (!document.querySelector(answer)) happenedAt ??= timeStamp
    },
    { capture: true },
  )
  function look(): void {
    if (happenedAt === undefined || !document.querySelector(answer)) return
    const since = happenedAt
    happenedAt = undefined
    // A task queued in an animation frame runs when that frame has been painted: the first such task, before
    // work that the page delays until then.
    const answered = () => answersMs.push(performance.now() - since)
    requestAnimationFrame(() => scheduler.postTask(answered, { priority: 'user-blocking' }))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  // A popover opens without a DOM mutation.
  document.addEventListener('toggle', look, { capture: true })
}
