/** '/ifsc-code/sitemap': every bank's IFSC page, in one list. */
import { bankKinds, ifscBanks } from '@chowk/catalog'
import { linkSitemap } from '../../site/sitemaps/sitemap.tsx'

export const ifscSitemapPage = linkSitemap({
  of: 'ifsc',
  description: {
    en: 'All IFSC pages: forty banks from A to Z, with the four letters that begin the codes of each.',
    hi: 'सभी IFSC पेज: चालीस बैंक, हर एक के कोड के पहले चार अक्षरों और कोड की जाँच के साथ।',
  },
  lead: {
    en: 'Every bank whose codes we describe, from A to Z.',
    hi: 'जिन बैंकों के कोड हम बताते हैं, वर्णक्रम में।',
  },
  pages: locale =>
    ifscBanks.map(({ slug, name, code, kind }) => ({
      slug,
      name,
      note: `${code}0… · ${bankKinds[kind][locale]}`,
    })),
})
