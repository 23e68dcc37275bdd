import type { Page } from '@playwright/test'

/**
 * The login modal's stories hold the test login page as Storybook shows it. Here it comes without Storybook around it,
 * and the modal's five seconds never pass: on a busy machine it may answer later.
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
