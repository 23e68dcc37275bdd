/** '/ifsc-code/sitemap': every bank's IFSC page, in one list. */
import { bankKinds, destinationAt, ifscBanks } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { crumbs, ifscPath } from './ifsc-pages.ts'

const copy = {
  en: {
    title: 'IFSC Code Sitemap',
    description:
      'All IFSC pages: forty banks from A to Z, with the four letters that begin the codes of each.',
    lead: 'Every bank whose codes we describe, from A to Z.',
  },
  hi: {
    title: 'आईएफ़एससी कोड साइटमैप',
    description: 'सभी आईएफ़एससी पेज: चालीस बैंक, हर एक के कोड के पहले चार अक्षरों के साथ।',
    lead: 'जिन बैंकों के कोड हम बताते हैं, वर्णक्रम में।',
  },
}

export const ifscSitemapPage = page<object>({
  pattern: `${ifscPath}/sitemap`,
  screenName: 'ifsc_sitemap',
  verticalName: 'tools',
  load: () => ({}),
  head: (_, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].description,
    breadcrumbs: crumbs(locale),
  }),
  View: IfscSitemapView,
})

function IfscSitemapView({ context: { locale } }: { context: PageContext }): ReactNode {
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbs(locale)}
      title={copy[locale].title}
      lead={copy[locale].lead}
    >
      <LinkGrid
        locale={locale}
        links={ifscBanks.map(bank => {
          const link = `${ifscPath}/${bank.slug}`
          const name = destinationAt(link)?.title[locale] ?? bank.name
          return { name, link, note: `${bank.code}0… · ${bankKinds[bank.kind][locale]}` }
        })}
      />
    </PageLayout>
  )
}
