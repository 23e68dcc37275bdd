// What a person sees: every type of page, at the widths people have, in both languages, light and dark.
import { expect, hydrated, test } from './clean-page.ts'
import { type PageType, type PageTypeName, pageTypes } from './page-types.ts'
import { coveredControls, cutHints, menuLines, overflow, wordsCoveredAtTheEnd } from './sight.ts'
import { signIn } from './sign-in.ts'

type Sight = readonly [name: PageTypeName, width: number, locale: 'en' | 'hi', scheme: 'light' | 'dark']

/** Any two of these facts meet in some row, and every width meets the home page. */
const sights: readonly Sight[] = [
  ['home', 320, 'hi', 'light'],
  ['home', 360, 'en', 'dark'],
  ['home', 768, 'en', 'light'],
  ['home', 900, 'hi', 'dark'],
  ['home', 1024, 'en', 'light'],
  ['home', 1280, 'hi', 'light'],
  ['home', 1920, 'en', 'dark'],
  ['category', 900, 'en', 'light'],
  ['category', 360, 'hi', 'dark'],
  ['provider', 320, 'en', 'dark'],
  ['provider', 1280, 'hi', 'light'],
  ['calculator', 768, 'hi', 'dark'],
  ['calculator', 1024, 'en', 'light'],
  ['search', 360, 'en', 'light'],
  ['search', 1920, 'hi', 'dark'],
  ['login', 320, 'en', 'light'],
  ['login', 1024, 'hi', 'dark'],
  ['passbook', 360, 'en', 'light'],
  ['passbook', 900, 'hi', 'dark'],
  ['orders', 1280, 'en', 'dark'],
  ['orders', 320, 'hi', 'light'],
  ['settings', 768, 'en', 'light'],
  ['settings', 1920, 'hi', 'dark'],
  ['care', 1280, 'en', 'dark'],
  ['company', 900, 'en', 'light'],
]

for (const [name, width, locale, colorScheme] of sights)
  test(`${name} at ${width} px in ${locale}, ${colorScheme}: all is seen and can be pressed`, async ({
    page,
  }) => {
    const type: PageType = pageTypes[name]
    const path = locale === 'hi' ? `/hi${type.path}`.replace(/\/$/, '') : type.path
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (type.signedIn) await signIn(page, undefined, path)
    else await page.goto(path)
    await hydrated(page)
    expect.soft(await page.evaluate(() => window.scrollY), 'opens at its top').toBe(0)
    expect.soft(await overflow(page), 'beside the window').toBe(0)
    if (width >= 900) expect.soft(await menuLines(page), 'lines of the menu').toBe(1)
    expect.soft(await cutHints(page), 'cut hints').toEqual([])
    expect.soft(await coveredControls(page), 'covered').toEqual([])
    expect.soft(await wordsCoveredAtTheEnd(page), 'covered at the end').toEqual([])
  })
