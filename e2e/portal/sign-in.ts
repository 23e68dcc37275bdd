/** A customer in a real browser: signing in, opening the profile, signing out. */
import { randomInt } from 'node:crypto'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The demonstration's customers, who have orders, tickets and disputes. */
export const asha = '9000000001'
export const ravi = '9000000002'

/** An unused number: a test's own customer, whom no other test changes. */
export function newMobile(): string {
  return `9${randomInt(100_000_000, 999_999_999)}`
}

/** As pages show a mobile number. */
export const grouped = (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`

/** Submits the sign-in page's forms without showing them, for tests of what comes after. Opens `to`, if given. */
export async function signIn(page: Page, mobile = newMobile(), to?: string): Promise<string> {
  const address = `/login?redirect=${encodeURIComponent(to ?? '/')}`
  const first = await page.request.get(address)
  const second = await page.request.post(address, { form: { ...hiddenFields(await first.text()), mobile } })
  const html = await second.text()
  const form = { ...hiddenFields(html), code: codeIn(html) }
  const signedIn = await page.request.post(second.url(), { form, maxRedirects: 0 })
  expect(signedIn.status()).toBe(303)
  if (to) await page.goto(to)
  return mobile
}

const notSent = /No message was sent|कोई संदेश नहीं भेजा गया/

/** The code that a page of the demonstration shows. */
export function codeIn(html: string): string {
  const [, shown = ''] = html.split(notSent)
  return /\b\d{6}\b/.exec(shown)?.[0] ?? ''
}

export function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

/** On the full page; works without JavaScript. Ends at `to`. */
export async function signInByPage(page: Page, mobile = newMobile(), to = '/'): Promise<string> {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await giveNumberAndCode(page.getByRole('main'), mobile)
  await expect(page).toHaveURL(url => url.pathname + url.search === to)
  return mobile
}

/** In the shell's modal, over the open page. Until the header's code has loaded, the control is a link to the full page. */
export async function signInWithModal(page: Page, mobile = newMobile()): Promise<string> {
  await expect(page.locator('header[data-enhanced]')).toBeAttached()
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await giveNumberAndCode(dialog.frameLocator('iframe'), mobile)
  await expect(dialog).toBeHidden()
  return mobile
}

export async function giveNumberAndCode(place: Locator | FrameLocator, mobile: string): Promise<void> {
  await place.getByLabel('Mobile number').fill(mobile)
  await place.getByRole('button', { name: 'Continue' }).click()
  await sendCode(place, await demonstrationCode(place))
}

/** With Enter, at once: a complete code submits itself a second later, which would remove the button before a click. */
export async function sendCode(place: Locator | FrameLocator, code: string): Promise<void> {
  const field = place.getByLabel('One-time code')
  await field.fill(code)
  await field.page().keyboard.press('Enter')
}

/** The code that the demonstration shows instead of sending it. */
export async function demonstrationCode(place: Locator | FrameLocator, mobile = ''): Promise<string> {
  const shown = place.getByText(notSent).filter({ hasText: mobile })
  return /\b\d{6}\b/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 1280) < 900

export function signInControl(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In' })
}

/** Opens the customer's panel: under the greeting, or the profile sheet on a phone. */
export async function openProfile(page: Page, greeting: string | RegExp): Promise<Locator> {
  const banner = page.getByRole('banner')
  if (isNarrow(page)) {
    await banner.getByRole('button', { name: 'Profile' }).click()
    const sheet = page.getByRole('dialog', { name: 'Profile' })
    await expect(sheet).toContainText(greeting)
    return sheet
  }
  const button = banner.getByRole('button', { name: greeting })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  return banner
}

export async function signOut(page: Page, greeting: string | RegExp): Promise<void> {
  const profile = await openProfile(page, greeting)
  await profile.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
}

/** Chromium reports a form that was refused as a failed resource. */
export function withoutRefusals(complaints: readonly string[]): string[] {
  return complaints.filter(complaint => !/status of 422/.test(complaint))
}
