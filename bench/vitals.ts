/**
 * Loading times on a slow phone: a real Chromium, its CPU slowed four times, 1.6 Mbit/s and 150 ms to the
 * server. Over HTTP/1.1 on loopback and without TLS, whose handshakes a first visit would add.
 */
import type { Browser, Page } from '@playwright/test'
import type { Browser as UnwatchedBrowser } from 'puppeteer-core'
import { signInWithModal } from '../e2e/portal/sign-in.ts'
import { untilFullyCompressed } from '../e2e/portal/weigh.ts'
import { type Device, openChromium, slowContext } from './browser.ts'
import {
  atMost,
  comparedToScriptless,
  type Figure,
  median,
  none,
  percentile,
  plain,
  rounded,
} from './figure.ts'
import { interactions } from './interactions.ts'
import { scriptlessPath } from './measured-pages.ts'
import { serveForBench } from './serve.ts'
import { openUnwatched, visitSlowly } from './unmonitored-page.ts'

/** Long enough for the last island and the session check. */
const quietMs = 1500
const maxCompressedHtmlBytes = 32_000

interface Measured {
  readonly name: string
  readonly path: string
  readonly device: Device
  readonly visits: number
  /** Visited alternately with the same document without scripts. */
  readonly compared?: true
}

const measured: readonly Measured[] = [
  { name: 'home', path: '/', device: 'phone', visits: 20, compared: true },
  { name: 'home on a desktop', path: '/', device: 'desktop', visits: 3 },
  { name: 'category', path: '/electricity-bill-payment', device: 'phone', visits: 5, compared: true },
  {
    name: 'provider',
    path: '/electricity-bill-payment/tamil-nadu',
    device: 'phone',
    visits: 5,
    compared: true,
  },
  { name: 'search', path: '/search?q=jio', device: 'phone', visits: 5, compared: true },
  { name: 'calculator', path: '/tools/emi-calculator', device: 'phone', visits: 3 },
]

export async function vitals(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  const [browser, unwatched] = await Promise.all([openChromium(), openUnwatched()])
  try {
    const figures: Figure[] = []
    for (const { name, path, device, visits, compared } of measured) {
      await untilFullyCompressed(origin + path, maxCompressedHtmlBytes)
      const urls = [origin + path, ...(compared ? [origin + scriptlessPath + path] : [])]
      const [whole = [], scriptless] = await alternatingVisits(unwatched, urls, device, visits)
      figures.push(...loading(name, whole))
      if (scriptless) figures.push(...comparison(name, whole, scriptless))
      if (visits >= 20) figures.push(slowVisits(name, whole))
    }
    for (const device of ['phone', 'desktop'] as const)
      figures.push(await shiftThroughSignIn(browser, origin, device))
    figures.push(...(await interactions(browser, origin)))
    return figures
  } finally {
    await Promise.all([browser.close(), unwatched.close()])
    await stop()
  }
}

interface Vitals {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
}

/** The visits of each page. */
export async function alternatingVisits(
  browser: UnwatchedBrowser,
  urls: readonly string[],
  device: Device,
  visits: number,
): Promise<Vitals[][]> {
  const all = urls.map((): Vitals[] => [])
  for (let visit = 0; visit < visits; visit += 1)
    for (const [index, url] of urls.entries())
      all[index]?.push(await visitSlowly(browser, { url, device, observe, read: readVitals, quietMs }))
  return all
}

const middle = (visits: readonly Vitals[], part: keyof Vitals) => median(visits.map(visit => visit[part]))

function loading(name: string, visits: readonly Vitals[]): Figure[] {
  return [
    plain(`${name}, first contentful paint`, Math.round(middle(visits, 'firstPaintMs')), 'ms'),
    atMost(600, `${name}, largest contentful paint`, Math.round(middle(visits, 'largestPaintMs')), 'ms'),
    atMost(20, `${name}, total blocking time`, Math.round(middle(visits, 'blockedMs')), 'ms'),
    none(`${name}, layout shift`, rounded(Math.max(...visits.map(visit => visit.shift)), 4), ''),
  ]
}

function comparison(name: string, whole: readonly Vitals[], scriptless: readonly Vitals[]): Figure[] {
  const both = (part: keyof Vitals) => [whole, scriptless].map(visits => middle(visits, part))
  return comparedToScriptless(name, both('largestPaintMs'), both('blockedMs'), 25)
}

function slowVisits(name: string, visits: readonly Vitals[]): Figure {
  const paints = visits.map(visit => visit.largestPaintMs)
  return atMost(
    1.25,
    `${name}, largest paint of the slowest tenth to the median`,
    rounded(percentile(paints, 0.9) / median(paints)),
    '',
  )
}

/** Every shift counts, also those right after a press, which the usual score excludes. */
async function shiftThroughSignIn(browser: Browser, origin: string, device: Device): Promise<Figure> {
  const { context, page } = await slowContext(browser, device, { baseURL: origin })
  await page.addInitScript(observe)
  await page.goto('/', { waitUntil: 'networkidle' })
  await signInWithModal(page)
  await untilGreeted(page)
  const { shift } = await page.evaluate(readVitals)
  await context.close()
  return none(`layout shift through sign-in on a ${device}`, rounded(shift, 4), '')
}

async function untilGreeted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.session === 'in')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietMs)
}

type Observed = Window & { seen?: { tasks: [number, number][]; largestMs: number; shift: number } }

/** Runs in the page, before its own scripts. */
function observe(): void {
  if (window !== window.top) return
  const seen: NonNullable<Observed['seen']> = { tasks: [], largestMs: 0, shift: 0 }
  ;(window as Observed).seen = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime
  })
  watch('layout-shift', entry => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
}

/** Runs in the page. Blocking time is the part of each task beyond 50 ms, from the first paint on. */
function readVitals(): Vitals {
  const { tasks, largestMs, shift } = (window as Observed).seen ?? { tasks: [], largestMs: 0, shift: 0 }
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const blockedMs = tasks
    .filter(([start, duration]) => start + duration > firstPaintMs)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { firstPaintMs, largestPaintMs: largestMs, blockedMs, shift }
}
