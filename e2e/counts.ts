/** What a page holds once its garbage is collected, for what must leave nothing behind. */
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
