/** The cost of a first visit over the wire, page by page. Counted: the same on every machine. */
import type { Browser } from '@playwright/test'
import { hydrated } from '../e2e/portal/clean-page.ts'
import { type PageBudget, pageBudgets } from '../e2e/portal/page-budgets.ts'
import { untilFullyCompressed, type Weight, weigh } from '../e2e/portal/weigh.ts'
import { openChromium, signedInState } from './browser.ts'
import { type Figure, plain, within } from './figure.ts'
import { serveForBench } from './serve.ts'

const units: Readonly<Record<keyof Weight, string>> = {
  html: 'bytes',
  css: 'bytes',
  js: 'bytes',
  executed: 'bytes',
  other: 'bytes',
  all: 'bytes',
  requests: 'requests',
  elements: 'elements',
}

export async function firstVisit(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  const browser = await openChromium()
  try {
    const customer = await signedInState(browser, origin)
    const figures: Figure[] = []
    for (const [name, budget] of Object.entries(pageBudgets)) {
      const weight = await weightOf(browser, origin, budget, customer)
      figures.push(...figuresOf(name, budget, weight))
    }
    return figures
  } finally {
    await browser.close()
    await stop()
  }
}

async function weightOf(
  browser: Browser,
  origin: string,
  { path, signedIn, limits }: PageBudget,
  storageState: Awaited<ReturnType<typeof signedInState>>,
): Promise<Weight> {
  if (limits.html) await untilFullyCompressed(origin + path, limits.html[1])
  const context = await browser.newContext({ baseURL: origin, ...(signedIn && { storageState }) })
  const weight = await weigh(await context.newPage(), path, hydrated)
  await context.close()
  return weight
}

function figuresOf(name: string, { limits }: PageBudget, weight: Weight): Figure[] {
  return (Object.keys(units) as (keyof Weight)[]).map(part => {
    const limit = limits[part]
    const title = `${name}, ${part}`
    return limit ? within(limit, title, weight[part], units[part]) : plain(title, weight[part], units[part])
  })
}
