import type { Page } from '@playwright/test'

/**
 * The login modal's stories contain the test login page as Storybook shows it. Here it is served without Storybook,
 * and the modal's timeout of five seconds never passes: on a busy machine the page may answer later.
 */
export async function serveTestLoginPage(page: Page, held: Promise<void> = Promise.resolve()): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((callback: TimerHandler, delayMs?: number) =>
      delayMs === 5000 ? 0 : setTimeout(callback, delayMs)) as typeof window.setTimeout
  })
  await page.route('**/iframe.html?id=test-login-page**', async route => {
    await held
    const response = await route.fetch({
      url: new URL('/built/test-login-page--default.html', route.request().url()).href,
    })
    await route.fulfill({ response })
  })
}
