/** Objects of a page after a garbage collection, for tests that look for leaks. */
import type { Page } from '@playwright/test'

interface Counts {
  readonly nodes: number
  readonly listeners: number
}

export async function countsOf(page: Page): Promise<Counts> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}
