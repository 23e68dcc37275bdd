import type { Page } from '@playwright/test'

/**
 * The login modal's stories hold the test login page as Storybook shows it. Here it comes without Storybook around it,
 * so that it answers well within the modal's five seconds on a busy machine too.
 */
export async function serveTestLoginPage(page: Page, held: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/iframe.html?id=test-login-page**', async route => {
    await held
    const response = await route.fetch({
      url: new URL('/built/test-login-page--default.html', route.request().url()).href,
    })
    await route.fulfill({ response })
  })
}
