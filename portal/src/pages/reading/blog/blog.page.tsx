/** '/blog': every post as a card. */
import { blogPosts, companyPages, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { crumbsTo } from '../../../hubs/hub-layout.tsx'
import type { ViewProps } from '../../../page/page.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { companyPageOf } from '../company/company-page-of.ts'
import { type CompanyFacts, companyWords } from '../company/company-view.tsx'
import { PostCards } from './post-cards.tsx'

const path = '/blog'

export const blogPage = companyPageOf(
  companyPages.filter(company => company.path === path),
  BlogView,
)

function BlogView({ facts, context }: ViewProps<CompanyFacts>): ReactNode {
  const { page: blog, text } = facts
  const { locale } = context
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(path, locale)}
      title={blog.title[locale]}
      current={nameIn(locale, blog)}
      lead={blog.summary[locale]}
      picture={<IconTile name={blog.icon} size="large" />}
      after={
        <Section title={companyWords[locale].related}>
          <RelatedPages locale={locale} paths={text.related} />
        </Section>
      }
    >
      <PostCards locale={locale} posts={blogPosts} headingLevel={2} />
      {text.sections.map(section => (
        <TextSectionView key={section.id} locale={locale} section={section} />
      ))}
    </PageLayout>
  )
}
