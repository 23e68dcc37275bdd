import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** In the page's own part; the shell around it has tests of its own. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expectNone(new AxeBuilder({ page }).include('#main'))
}

export function expectNoViolationsAnywhere(page: Page, { but }: { but?: string } = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
  return expectNone(but ? axe.exclude(but) : axe)
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}
