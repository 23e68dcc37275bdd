/** How the browser tests open the gallery's stories and judge them. */
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'

interface StoryOptions {
  /** Width of the window; 1280 unless told. */
  readonly width?: number
  readonly height?: number
}

/** Opens a story as customers get it, with the answers that it brings, and waits until it is alive. Storybook's own frame takes twice as long. */
export async function story(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  await open(page, `/built/${id}.html?answered`, options)
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })
}

/** In Storybook's frame, which has no Content-Security-Policy: nothing but our own code stands in an attacker's way. */
export async function unguardedStory(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`)
  await expect(page.locator('#storybook-root')).not.toBeEmpty({ timeout: 20_000 })
}

/**
 * Opens a story as server-rendered HTML under a strict Content-Security-Policy. With JavaScript on it is then hydrated,
 * which `html[data-hydrated]` tells.
 * The returned list collects what the browser complains about: hydration mismatches, CSP violations, errors.
 */
export async function servedStory(page: Page, id: string, options: StoryOptions = {}): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  await open(page, `/pages/${id}.html`, options)
  return complaints
}

async function open(page: Page, path: string, { width = 1280, height = 800 }: StoryOptions): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
}

/** A component alone on a page has neither a main landmark nor a first-level heading, and needs none. */
const rulesForWholePages = ['landmark-one-main', 'page-has-heading-one']

/** Fails with what axe found wrong on the page, or inside `part` (a selector). */
export function expectAccessible(page: Page, part?: string): Promise<void> {
  return expectNoViolations(page, { part, disableRules: rulesForWholePages })
}
