/** How the browser tests open and check the gallery's stories. */
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'

interface StoryOptions {
  /** Width of the window; 1280 by default. */
  readonly width?: number
  readonly height?: number
  /** Without a Content-Security-Policy only our own code stops an attacker. */
  readonly isUnguarded?: boolean
}

/**
 * Opens a story of the production build, with the responses that it defines, and waits until it is hydrated without
 * errors. Storybook's own frame takes twice as long.
 */
export async function story(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  const complaints = complaintsOf(page)
  await open(page, `/built/${id}.html?answered${options.isUnguarded ? '&unguarded' : ''}`, options)
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })
  expect(withoutFailedCalls(complaints)).toEqual([])
}

/**
 * Opens a story as server-rendered HTML under a strict Content-Security-Policy. With JavaScript on it is then hydrated,
 * which `html[data-hydrated]` marks. Returns the errors.
 */
export async function servedStory(page: Page, id: string, options: StoryOptions = {}): Promise<string[]> {
  const complaints = complaintsOf(page)
  await open(page, `/pages/${id}.html`, options)
  return complaints
}

/** Collects errors in the browser's console: hydration mismatches, CSP violations, exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return complaints
}

/** A story defines only the responses that it is about. */
export function withoutFailedCalls(complaints: readonly string[]): string[] {
  return complaints.filter(complaint => !complaint.startsWith('Failed to load resource'))
}

async function open(page: Page, path: string, { width = 1280, height = 800 }: StoryOptions): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
}

/** A component alone on a page has neither a main landmark nor a first-level heading, and needs none. */
const rulesForWholePages = ['landmark-one-main', 'page-has-heading-one']

/** Fails with the violations that axe found on the page, or inside `part` (a selector). */
export function expectAccessible(page: Page, part?: string): Promise<void> {
  return expectNoViolations(page, { part, disableRules: rulesForWholePages })
}
