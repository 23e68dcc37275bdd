/** How the browser tests open the gallery's stories and judge them. */
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'

interface StoryOptions {
  /** Width of the window; 1280 unless told. */
  readonly width?: number
  readonly height?: number
}

/** Opens a story as the gallery shows it: mounted in the browser. */
export async function story(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 })
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
  await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 })
  await page.goto(`/pages/${id}.html`)
  return complaints
}

/** A component alone on a page has neither a main landmark nor a first-level heading, and needs none. */
const rulesForWholePages = ['landmark-one-main', 'page-has-heading-one']

/** Fails with what axe found wrong on the page, or inside `part` (a selector). */
export function expectAccessible(page: Page, part?: string): Promise<void> {
  return expectNoViolations(page, { part, disableRules: rulesForWholePages })
}
