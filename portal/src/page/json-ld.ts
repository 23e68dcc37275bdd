/** Structured data for search engines, as text that is safe inside a script element. */
import { brand } from '@chowk/shell'
import { localePath } from './locale-path.ts'
import type { Head, PageContext } from './page.ts'

export function jsonLdOf(head: Head, context: PageContext, canonical: string): string[] {
  if (head.noindex) return []
  const own = head.jsonLd ?? []
  const { origin, locale, path } = context
  if (path === '/') return [organization(origin), ...own].map(embed)
  const crumbs = [
    ...(head.breadcrumbs ?? []).map(crumb => [crumb.name, origin + localePath(crumb.path, locale)]),
  ]
  return [breadcrumbList([...crumbs, [head.title, canonical]]), ...own].map(embed)
}

function organization(origin: string): object {
  return { '@context': 'https://schema.org', '@type': 'Organization', name: brand.name, url: `${origin}/` }
}

function breadcrumbList(crumbs: readonly (readonly string[])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

export function faqPage(faqs: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A '<' in the text could end the script element it stands in. */
function embed(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
