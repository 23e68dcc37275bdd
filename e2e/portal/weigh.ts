/** The cost of a first visit to a page: transferred bytes by kind, requests, and the document's elements. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export interface Weight {
  readonly html: number
  readonly css: number
  readonly js: number
  /** Of the scripts, those that ran before the first interaction. */
  readonly executed: number
  /** Icons, and the answers to the page's own calls. */
  readonly other: number
  readonly all: number
  readonly requests: number
  readonly elements: number
}

const kinds: Readonly<Record<string, 'html' | 'css' | 'js'>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
}

/** Counts bodies as transferred, compressed and without headers; the browser's cache must be empty. */
export async function weigh(
  page: Page,
  path: string,
  whenSettled: (page: Page) => Promise<void>,
): Promise<Weight> {
  const bytes = { html: 0, css: 0, js: 0, other: 0 }
  const scripts = new Map<string, number>()
  const bodies: Promise<void>[] = []
  let requests = 0
  page.on('requestfinished', request => {
    const kind = kinds[request.resourceType()] ?? 'other'
    requests += 1
    bodies.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
        if (kind === 'js') scripts.set(request.url(), responseBodySize)
      }),
    )
  })
  await page.coverage.startJSCoverage()
  await page.goto(path)
  await whenSettled(page)
  await page.waitForLoadState('networkidle')
  const elements = await page.locator('*').count()
  const ran = new Set((await page.coverage.stopJSCoverage()).filter(hasRun).map(({ url }) => url))
  await Promise.all(bodies)
  const all = Object.values(bytes).reduce((sum, part) => sum + part, 0)
  const executed = [...ran].reduce((sum, url) => sum + (scripts.get(url) ?? 0), 0)
  return { ...bytes, executed, all, requests, elements }
}

interface Coverage {
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
}

/** False for a script that was only fetched and compiled. */
function hasRun({ functions }: Coverage): boolean {
  return functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))
}

/**
 * The first response of a page is compressed quickly; the better compression, which nearly all visitors get, follows. Polls
 * until it is there, or gives up: then the weight shows it.
 */
export async function untilFullyCompressed(url: string, maxBytes: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(100)) {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    if (Number(headers.get('content-length')) <= maxBytes) return
  }
}
