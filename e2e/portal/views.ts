/** One page in one window, for a visitor or a customer, and the layout checks that apply to all of them. */
import { expect, type Page } from '@playwright/test'
import { hydrated } from './clean-page.ts'
import {
  contentTop,
  coveredControls,
  cutHints,
  cutTexts,
  loneTiles,
  lowButtons,
  menuLines,
  openSections,
  overflow,
  raggedChoices,
  smallTargets,
  titlePx,
  underScrollTop,
  unevenFacts,
  wordsCoveredAtTheEnd,
} from './layout-checks.ts'
import { type PageType, type PageTypeName, pageTypes } from './page-types.ts'
import { asha, signIn } from './sign-in.ts'

export const widths = [320, 360, 768, 900, 1024, 1280, 1920] as const
export const locales = ['en', 'hi'] as const
export const schemes = ['light', 'dark'] as const
export const people = ['visitor', 'customer'] as const

export interface View {
  readonly name: PageTypeName
  readonly width: number
  readonly locale: (typeof locales)[number]
  readonly scheme: (typeof schemes)[number]
  readonly who: (typeof people)[number]
}

const typeOf = (name: PageTypeName): PageType => pageTypes[name]

/** Its content is created by the test's own customer. */
const isOwn = ({ walk, reach }: PageType) => walk !== undefined || reach !== undefined

export const inHindi = (path: string) => `/hi${path}`.replace(/\/$/, '')

/** A page for one person has no visitors; a page that signs in, no customers. */
export const peopleOf = (name: PageTypeName): readonly View['who'][] =>
  typeOf(name).signedIn ? ['customer'] : name === 'login' || isOwn(typeOf(name)) ? ['visitor'] : people

/** Walks are in English. */
export const localesOf = (name: PageTypeName): readonly View['locale'][] =>
  typeOf(name).walk ? ['en'] : locales

export async function setWindow(page: Page, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: width < 900 ? 740 : 800 })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}

export async function openView(page: Page, { name, locale, who }: View): Promise<void> {
  const type = typeOf(name)
  const inLanguage = (path: string) => (locale === 'hi' ? inHindi(path) : path)
  // The demonstration's customer has a history, but some states need a new customer.
  if (who === 'customer') await signIn(page, isOwn(type) ? undefined : asha)
  const path = (await type.reach?.(page)) ?? type.path
  await page.goto(inLanguage(path))
  await type.walk?.(page)
  await hydrated(page)
}

export async function expectSoundLayout(page: Page, { name, width }: View): Promise<void> {
  expect.soft(await page.evaluate(() => window.scrollY), 'opens at its top').toBe(0)
  expect.soft(await overflow(page), 'beside the window').toBe(0)
  if (width >= 900) expect.soft(await menuLines(page), 'lines of the menu').toBeLessThanOrEqual(1)
  // Bars, header and shortcuts leave most of the first screen of a desktop and of a phone to the page.
  if (width >= 1280 || width === 360)
    expect.soft(await contentTop(page), 'before the page').toBeLessThanOrEqual(232)
  expect.soft(await titlePx(page), 'the size of the title').toBeLessThanOrEqual(42)
  const sections = width < 900 || typeOf(name).signedIn ? 0 : 1
  expect.soft(await openSections(page), 'open sections of the footer').toBeLessThanOrEqual(sections)
  expect.soft(await cutHints(page), 'cut hints').toEqual([])
  expect.soft(await cutTexts(page), 'cut texts').toEqual([])
  expect.soft(await loneTiles(page), 'alone in their row').toEqual([])
  expect.soft(await lowButtons(page), 'lower than the field beside it').toEqual([])
  expect.soft(await unevenFacts(page), 'ending at different lines').toEqual([])
  expect.soft(await raggedChoices(page), 'choices in no columns').toEqual([])
  expect.soft(await smallTargets(page, width < 900 ? 44 : 24), 'too small to press').toEqual([])
  expect.soft(await coveredControls(page), 'covered').toEqual([])
  if (width >= 1280) expect.soft(await underScrollTop(page), 'below the button to the top').toEqual([])
  expect.soft(await wordsCoveredAtTheEnd(page), 'covered at the end').toEqual([])
}
