/** What axe finds wrong on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Judged {
  /** The part that is judged; the whole page unless told. */
  readonly part?: string | undefined
  /** Taken out of the page meanwhile: axe walks even what it does not judge, and the footer alone has some 900 links. */
  readonly aside?: string
  readonly disableRules?: readonly string[]
}

export async function expectNoViolations(
  page: Page,
  { part, aside, disableRules = [] }: Judged = {},
): Promise<void> {
  await page.waitForLoadState()
  await whenStill(page)
  // In the page itself and with no list of what is well: a third of the time. What frames show is judged as a page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  axe.disableRules([...disableRules])
  if (part) axe.include(part)
  const putBack = aside ? await takeAside(page, aside) : undefined
  const { violations } = await axe.analyze()
  await putBack?.()
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(node => node.html).join('\n  ')}`,
  )
  expect(findings, findings.join('\n')).toEqual([])
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
