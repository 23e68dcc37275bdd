/** A page that complains about nothing: console errors, CSP violations and failed requests all count. */
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

/** Waits until the page's first script has run and every island that hydrates at once has done so. The header sleeps on. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // A page that is still arriving does not have all of them yet.
      document.readyState !== 'loading' &&
      !document.querySelector('chowk-island[data-when=intent] header:not([data-enhanced])') &&
      [...document.querySelectorAll<HTMLElement>('chowk-island')].every(
        island => island.dataset.when !== 'load' || 'hydrated' in island.dataset,
      ),
  )
}

/** Wakes the header as a pointer does that comes over it, and waits until React has taken it over. */
export async function awake(page: Page): Promise<void> {
  await hydrated(page)
  const header = page.locator('chowk-island[data-when=intent]')
  await header.dispatchEvent('mousemove', { movementX: 1 })
  await expect(header).toHaveAttribute('data-hydrated')
}
