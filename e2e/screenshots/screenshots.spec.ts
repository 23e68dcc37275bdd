// Every page type and state at every width, in both languages, light and dark, signed in and out: checked and saved as
// screenshots.
import { test } from '@playwright/test'
import { hydrated } from '../portal/clean-page.ts'
import type { PageTypeName } from '../portal/page-types.ts'
import { pageTypes } from '../portal/page-types.ts'
import {
  expectSoundLayout,
  localesOf,
  openView,
  peopleOf,
  schemes,
  setWindow,
  widths,
} from '../portal/views.ts'
import { isSelected, saveScreenshot } from './screenshots.ts'

for (const name of Object.keys(pageTypes) as PageTypeName[])
  for (const who of peopleOf(name))
    for (const locale of localesOf(name)) {
      const windows = widths.flatMap(width => schemes.map(scheme => ({ name, who, locale, width, scheme })))
      const views = windows.filter(isSelected)
      const [first] = views
      if (first)
        test(`${name} in ${locale} for a ${who}`, async ({ page }) => {
          test.setTimeout(300_000)
          await setWindow(page, first)
          await openView(page, first)
          for (const view of views)
            await test.step(`${view.width} px, ${view.scheme}`, async () => {
              await setWindow(page, view)
              if (view !== first) await page.goto(page.url())
              await hydrated(page)
              await saveScreenshot(page, view)
              await expectSoundLayout(page, view)
            })
        })
    }
