/** '/ifsc-code/sitemap': every bank's IFSC page, in one list. */
import { bankKinds, ifscBanks } from '@chowk/catalog'
import { linkSitemap } from '../../site/sitemaps/sitemap.tsx'

export const ifscSitemapPage = linkSitemap({
  of: 'ifsc',
  pages: locale =>
    ifscBanks.map(({ slug, name, code, kind }) => ({
      slug,
      name,
      note: `${code}0… · ${bankKinds[kind][locale]}`,
    })),
})
