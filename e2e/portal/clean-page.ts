/** A page that must have no errors: console errors, CSP violations and failed requests all count. */
import { test as base, expect, type Page } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', message => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', error => complaints.push(error.message))
      page.on('request', request => {
        const url = request.url()
        if (!url.startsWith(portalOrigin) && !url.startsWith('data:') && !url.startsWith('about:'))
          complaints.push(`a third-party request: ${url}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`)
        })
      })
      await use(complaints)
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page's first script has run and every island that hydrates at once has done so. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // A page that is still loading does not have all of them yet.
      document.readyState !== 'loading' &&
      !document.querySelector('[data-chowk=header] header:not([data-enhanced])') &&
      [...document.querySelectorAll<HTMLElement>('chowk-island')].every(
        island => island.dataset.when !== 'load' || 'hydrated' in island.dataset,
      ),
  )
}

/** Moves the mouse, and waits until the code that loads with the first interaction has run. */
export async function touched(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('body').dispatchEvent('mousemove', { movementX: 1 })
  await page.waitForLoadState('networkidle')
}
