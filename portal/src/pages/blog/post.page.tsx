/** A post of the blog: '/blog/what-an-emi-is-made-of' and its like. */
import { type BlogPost, blogPosts } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { page, type ViewProps } from '../../page/page.ts'
import { Section } from '../../ui/section.tsx'
import { companyText } from '../company/company-text.ts'
import { type CompanyFacts, CompanyView, companyHead } from '../company/company-view.tsx'
import { PostCards } from './post-cards.tsx'
import { PostFacts } from './post-facts.tsx'

interface PostPageFacts extends CompanyFacts {
  readonly page: BlogPost
}

const copy = { en: 'Read next', hi: 'आगे पढ़ें' }

export const postPage = page<PostPageFacts>({
  pattern: blogPosts.map(post => post.path),
  screenName: 'company',
  verticalName: 'company',
  load({ path, locale }) {
    const post = blogPosts.find(candidate => candidate.path === path)
    return post && { page: post, text: companyText(post.slug, locale) }
  },
  head: companyHead,
  View: PostView,
})

function PostView({ facts, context }: ViewProps<PostPageFacts>): ReactNode {
  const { locale } = context
  const others = blogPosts.filter(({ slug }) => slug !== facts.page.slug)
  return (
    <CompanyView
      facts={facts}
      context={context}
      note={<PostFacts post={facts.page} locale={locale} />}
      next={
        <Section title={copy[locale]}>
          <PostCards locale={locale} posts={others} headingLevel={3} />
        </Section>
      }
    />
  )
}
