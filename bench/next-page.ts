/**
 * From a click to the first paint of the next page, on the same slow phone's CPU and network, with the page prerendered
 * while the pointer rested on its link, and without. Driven by Puppeteer: Chromium never prerenders for a page that Playwright is
 * attached to.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { untilFullyCompressed } from '../e2e/portal/weigh.ts'
import { findOrInstallBrowsers } from '../tools/browser.ts'
import { slowCpu, slowNetwork } from './browser.ts'
import { type Figure, median, plain, rounded } from './figure.ts'
import { serveForBench } from './serve.ts'

const tries = 3
/** A person reads a link before following it. */
const restOnLinkMs = 2500
const nextPath = '/electricity-bill-payment'
const link = `main a[href="${nextPath}"]`

export async function nextPage(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  const browser = await puppeteer.launch({
    executablePath: (await findOrInstallBrowsers()).chromium,
    args: ['--no-sandbox'],
  })
  try {
    await untilFullyCompressed(origin + nextPath, 24_000)
    const paints: Record<Variant, number[]> = { plain: [], inAdvance: [], inAdvanceUnfaded: [] }
    let prerendered = 0
    for (let count = 0; count < tries; count += 1)
      for (const variant of Object.keys(paints) as Variant[]) {
        const { paintedAfterMs, wasPrerendered } = await follow(browser, origin, variant)
        paints[variant].push(paintedAfterMs)
        if (wasPrerendered) prerendered += 1
      }
    const of = (variant: Variant) => Math.round(median(paints[variant]))
    return [
      plain('click to first paint, not opened in advance', of('plain'), 'ms'),
      plain('click to first paint, opened in advance', of('inAdvance'), 'ms'),
      plain('click to first paint, opened in advance, without the fade', of('inAdvanceUnfaded'), 'ms'),
      plain('opened in advance, to not', rounded(of('inAdvance') / of('plain')), 'ratio'),
      plain(
        'opened in advance, without the fade, to not',
        rounded(of('inAdvanceUnfaded') / of('plain')),
        'ratio',
      ),
      plain('pages that were there when clicked', rounded(prerendered / (2 * tries)), 'of 1'),
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

interface Followed {
  readonly paintedAfterMs: number
  readonly wasPrerendered: boolean
}

/** With reduced motion there is no fade. */
type Variant = 'plain' | 'inAdvance' | 'inAdvanceUnfaded'

async function follow(browser: Browser, origin: string, variant: Variant): Promise<Followed> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  if (variant === 'inAdvanceUnfaded')
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.emulateCPUThrottling(slowCpu)
  await page.emulateNetworkConditions(slowNetwork)
  await page.goto(origin, { waitUntil: 'networkidle0' })
  await page.evaluate(prepare, variant !== 'plain')
  // A mouse that has moved before it rests.
  await page.hover('h1')
  await page.waitForNetworkIdle()
  await page.hover(link)
  await new Promise(resolve => setTimeout(resolve, restOnLinkMs))
  await page.click(link)
  const followed = await untilPainted(page)
  await context.close()
  return followed
}

/** Runs in the page: records when it is left, and removes the rules for the run without prerendering. */
function prepare(inAdvance: boolean): void {
  if (!inAdvance) document.querySelector('[type$=speculationrules]')?.remove()
  addEventListener('click', ({ timeStamp }) =>
    sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp)),
  )
}

async function untilPainted(page: Page): Promise<Followed> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    await new Promise(resolve => setTimeout(resolve, 200))
    // During the navigation no page answers.
    const followed = await page.evaluate(readPaint, nextPath).catch(() => undefined)
    if (followed) return followed
  }
  throw new Error(`${nextPath} was never painted.`)
}

/** Runs in the page. */
function readPaint(path: string): Followed | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const clickedAt = Number(sessionStorage.getItem('clickedAt'))
  if (location.pathname !== path || !paint || !clickedAt) return undefined
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return {
    paintedAfterMs: performance.timeOrigin + paint.startTime - clickedAt,
    wasPrerendered: (navigation?.activationStart ?? 0) > 0,
  }
}
