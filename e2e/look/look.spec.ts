// Every page type and state at every width, in both languages, light and dark, signed in and out: looked at and kept as pictures.
import { test } from '@playwright/test'
import { hydrated } from '../portal/clean-page.ts'
import type { PageTypeName } from '../portal/page-types.ts'
import { pageTypes } from '../portal/page-types.ts'
import {
  expectWellSeen,
  localesOf,
  openSight,
  peopleOf,
  schemes,
  setWindow,
  widths,
} from '../portal/sights.ts'
import { isAskedFor, keepPicture } from './pictures.ts'

for (const name of Object.keys(pageTypes) as PageTypeName[])
  for (const who of peopleOf(name))
    for (const locale of localesOf(name)) {
      const windows = widths.flatMap(width => schemes.map(scheme => ({ name, who, locale, width, scheme })))
      const sights = windows.filter(isAskedFor)
      const [first] = sights
      if (first)
        test(`${name} in ${locale} for a ${who}`, async ({ page }) => {
          test.setTimeout(300_000)
          await setWindow(page, first)
          await openSight(page, first)
          for (const sight of sights)
            await test.step(`${sight.width} px, ${sight.scheme}`, async () => {
              await setWindow(page, sight)
              if (sight !== first) await page.goto(page.url())
              await hydrated(page)
              await keepPicture(page, sight)
              await expectWellSeen(page, sight)
            })
        })
    }
