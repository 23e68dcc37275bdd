/** '/blog': every post as a card. */
import { blogPosts, companyPages } from '@chowk/catalog'
import type { ViewProps } from '../../../page/page.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { companyPageOf } from '../company/company-page-of.ts'
import { type CompanyFacts, companyWords } from '../company/company-view.tsx'
import { PostCards } from './post-cards.tsx'

const path = '/blog'

export const blogPage = companyPageOf(
  companyPages.filter(company => company.path === path),
  BlogView,
)

function BlogView({ facts, context }: ViewProps<CompanyFacts>) {
  const { page: blog, text } = facts
  const { locale } = context
  return (
    <PageLayout
      title={blog.title[locale]}
      lead={blog.summary[locale]}
      picture={<IconTile name={blog.icon} size="large" />}
      after={<RelatedPages title={companyWords[locale].related} paths={text.related} />}
    >
      <PostCards posts={blogPosts} headingLevel={2} />
      {text.sections.map(section => (
        <TextSectionView key={section.id} section={section} />
      ))}
    </PageLayout>
  )
}
