/** A post of the blog, such as '/blog/what-an-emi-is-made-of'. */
import { type BlogPost, blogPosts } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import type { ViewProps } from '../../../page/page.ts'
import { Section } from '../../../ui/section.tsx'
import { companyPageOf } from '../company/company-page-of.ts'
import { type CompanyFacts, CompanyView } from '../company/company-view.tsx'
import { PostCards, PostFacts } from './post-cards.tsx'

export const postPage = companyPageOf(blogPosts, PostView)

function PostView({ facts, context }: ViewProps<CompanyFacts<BlogPost>>) {
  const { locale } = context
  const others = blogPosts.filter(({ slug }) => slug !== facts.page.slug)
  return (
    <CompanyView
      facts={facts}
      context={context}
      note={<PostFacts post={facts.page} />}
      next={
        <Section title={wordsOf('blog')[locale].next}>
          <PostCards posts={others} headingLevel={3} />
        </Section>
      }
    />
  )
}
