/** What a first visit to a page costs: bytes by kind as they travel, requests, and the document's elements. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export interface Weight {
  readonly html: number
  readonly css: number
  readonly js: number
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

/** Counts bodies as they travel, packed and without headers; the browser must have nothing in its cache. */
export async function weigh(
  page: Page,
  path: string,
  whenSettled: (page: Page) => Promise<void>,
): Promise<Weight> {
  const bytes = { html: 0, css: 0, js: 0, other: 0 }
  const bodies: Promise<void>[] = []
  let requests = 0
  page.on('requestfinished', request => {
    const kind = kinds[request.resourceType()] ?? 'other'
    requests += 1
    bodies.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
      }),
    )
  })
  await page.goto(path)
  await whenSettled(page)
  await page.waitForLoadState('networkidle')
  const elements = await page.locator('*').count()
  await Promise.all(bodies)
  const all = Object.values(bytes).reduce((sum, part) => sum + part, 0)
  return { ...bytes, all, requests, elements }
}

/**
 * The first rendering of a page goes out quickly packed; the tight form, which nearly all visitors get, follows. Asks
 * until it is there, or gives up: then the weight tells.
 */
export async function untilPackedTightly(url: string, mostBytes: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(100)) {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    if (Number(headers.get('content-length')) <= mostBytes) return
  }
}
