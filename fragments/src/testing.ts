/** For Playwright tests of pages beside `chowk-mock`. */
import type { Page } from '@playwright/test'
import type { CustomerName } from './mock-server.ts'

export type { CustomerName } from './mock-server.ts'

export interface MockAddress {
  /** Where the mock is; CHOWK_MOCK, or http://localhost:3999, by default. */
  readonly mock?: string
}

/** Pages that this browser opens from now on belong to this customer. */
export async function signInAs(
  page: Page,
  customer: CustomerName,
  { mock }: MockAddress = {},
): Promise<void> {
  const url = mock ?? process.env.CHOWK_MOCK ?? 'http://localhost:3999'
  await page.context().addCookies([{ name: 'chowk-mock', value: customer, url }])
}

/** Waits until the shell's header is mounted; throws unless it and the footer are the page's only ones. */
export async function expectShell(page: Page): Promise<void> {
  await page.locator('header[data-enhanced]').waitFor()
  for (const role of ['banner', 'contentinfo'] as const) {
    const count = await page.getByRole(role).count()
    if (count !== 1)
      throw new Error(`${page.url()} has ${count} landmarks “${role}”; the shell’s must be the only one.`)
  }
  if ((await page.locator('#main').count()) !== 1)
    throw new Error(`${page.url()}: the skip link leads to the id “main”, which one element must have.`)
}
