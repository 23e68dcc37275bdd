/** What axe finds wrong on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

interface Judged {
  /** The part that is judged; the whole page unless told. */
  readonly part?: string | undefined
  /** Taken out of the page meanwhile: axe walks even what it does not judge, and the footer alone has some 900 links. */
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
  const putBack = aside ? await takeAside(page, aside) : undefined
  // No list of what is well: it takes longer to tell than to find.
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

/** Once into each document: it is long, and stays as long as the document does. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}

/** In the page's own part; the shell around it has tests of its own. */
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

/** What was in it stays as it is, and as alive. */
async function takeAside(page: Page, selector: string): Promise<() => Promise<void>> {
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
