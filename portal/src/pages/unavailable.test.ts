import { destinations, isUnavailable } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { contextAt, meet } from '../page/test-page.tsx'
import { loadRoutes } from '../site/route-table.ts'
import { createRouter } from '../site/router.ts'

const router = createRouter(await loadRoutes())

async function htmlAt(path: string): Promise<string> {
  const { target, params } = router.match(path)
  if (target.page.access !== 'visitor') throw new Error(`${path} is made for one person`)
  return (await meet(target.page, contextAt(path, { params }))).html
}

/** Pages that only list links. */
const isList = (path: string) => path.endsWith('/sitemap')
const paths = destinations.map(({ path }) => path).filter(path => isUnavailable(path) && !isList(path))

describe('what is not offered yet', () => {
  test.each(paths)('%s says so, and asks for nothing that a booking would need', async path => {
    const html = await htmlAt(path)
    expect(html).toContain('Not available yet')
    // The booking date is computed from the day alone, so its form works.
    const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"/g)].map(
      ([, name]) => name,
    )
    expect(fields.filter(name => name !== 'date')).toEqual([])
  })
})
