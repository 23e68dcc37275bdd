/** Every page by its path pattern. Modules that need all pages, or their kinds, read them here. */
import type { Page } from '../page/page.ts'

export interface PageRoute {
  /** The page's source file, which identifies its styles. */
  readonly file: string
  readonly page: Page
}

export type RouteTable = readonly { readonly pattern: string; readonly target: PageRoute }[]

/** What follows from a page's audience. */
export type RoutedPages = readonly {
  readonly pattern: string
  readonly target: { readonly page: Pick<Page, 'access' | 'sitemap' | 'checkedOn'> }
}[]

/** Calls and sign-out: addresses of the portal without a page. */
export const callPaths = ['/v1/', '/v2/', '/oauth2/']

const pageModules = import.meta.glob<Record<string, Page>>('../pages/**/*.page.tsx')

export async function loadRoutes(): Promise<RouteTable> {
  const loaded = await Promise.all(
    Object.entries(pageModules).map(async ([path, load]) => {
      const file = path.replace('../', 'src/')
      const [page, ...others] = Object.values(await load())
      if (!page || others.length > 0) throw new Error(`${file} must export exactly one thing: its page.`)
      return [page.pattern].flat().map(pattern => ({ pattern, target: { file, page } }))
    }),
  )
  return loaded.flat()
}

export function personalPatterns(routes: RoutedPages): string[] {
  return routes.filter(({ target }) => isPersonal(target.page)).map(({ pattern }) => pattern)
}

/** Whether a page is made for one person: never cached or prerendered, and closed to crawlers, as error pages are. */
export function isPersonal({ access }: { readonly access?: Page['access'] }): boolean {
  return access !== undefined && access !== 'visitor'
}
