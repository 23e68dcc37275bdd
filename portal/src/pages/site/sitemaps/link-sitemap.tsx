/** A page that lists every page of one tool, for people and for search engines. */
import { type Bilingual, destinationAt } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { type Breadcrumb, page } from '../../../page/page.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'

interface LinkSitemap {
  /** The tool's own path: the list stands under it. */
  readonly path: string
  readonly screenName: string
  readonly title: Bilingual
  readonly description: Bilingual
  readonly lead: Bilingual
  crumbs(locale: Locale): readonly Breadcrumb[]
  /** `name` where the catalogue has no title for the page. */
  pages(locale: Locale): readonly { readonly slug: string; readonly name: string; readonly note: string }[]
}

export function linkSitemap({ path, screenName, crumbs, pages, ...texts }: LinkSitemap) {
  return page<object>({
    pattern: `${path}/sitemap`,
    screenName,
    verticalName: 'tools',
    load: () => ({}),
    head: (_, { locale }) => ({
      title: texts.title[locale],
      description: texts.description[locale],
      breadcrumbs: crumbs(locale),
    }),
    View: ({ context: { locale } }) => (
      <PageLayout
        locale={locale}
        breadcrumbs={crumbs(locale)}
        title={texts.title[locale]}
        lead={texts.lead[locale]}
      >
        <LinkGrid
          locale={locale}
          links={pages(locale).map(({ slug, name, note }) => {
            const link = `${path}/${slug}`
            return { name: destinationAt(link)?.title[locale] ?? name, link, note }
          })}
        />
      </PageLayout>
    ),
  })
}
