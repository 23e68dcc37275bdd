/** The violations that axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

interface Judged {
  /** The part that is checked; the whole page by default. */
  readonly part?: string | undefined
  /**
   * Removed from the page during the check: axe walks even parts that it does not check, and the footer alone has some 900
   * links.
   */
  readonly aside?: string
  readonly disableRules?: readonly string[]
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function expectNoViolations(
  page: Page,
  { part, aside, disableRules = [] }: Judged = {},
): Promise<void> {
  await page.waitForLoadState()
  await whenStill(page)
  for (const frame of page.frames()) await bringAxe(frame)
  const putBack = aside ? await hideElement(page, aside) : undefined
  // Without the list of passed rules: reporting it takes longer than the check.
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(disableRules.map(rule => [rule, { enabled: false }])),
  }
  const findings = await page.evaluate(
    async ({ part, options }) => {
      const { violations } = await window.axe.run(part ?? document, options)
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(node => node.html).join('\n  ')}`,
      )
    },
    { part, options },
  )
  await putBack?.()
  expect(findings, findings.join('\n')).toEqual([])
}

/** Injected once into each document, since the script is long and stays as long as the document does. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}

/** In the page's main part; the shell around it has its own tests. */
export function expectNoViolationsInMain(page: Page): Promise<void> {
  return expectNoViolations(page, { part: 'main', aside: 'body > chowk-part' })
}

/** Text that is still fading in has less contrast than it will have. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

/** The elements keep their state and their listeners. */
async function hideElement(page: Page, selector: string): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(
    selector =>
      [...document.querySelectorAll(selector)].map(element => {
        const place = document.createComment('')
        element.replaceWith(place)
        return { element, place }
      }),
    selector,
  )
  return () =>
    taken.evaluate(taken => {
      for (const { element, place } of taken) place.replaceWith(element)
    })
}
