/** Structured data for search engines, as text that is safe inside a script element. */
import type { Locale } from '@chowk/shell'
import { currentBrand, publicName } from './brand.ts'
import { langOf } from './in-html.ts'
import { localePath } from './locale-path.ts'
import type { Head, PageContext } from './page.ts'

export function jsonLdOf(head: Head, context: PageContext, canonical: string): string[] {
  if (head.noindex) return []
  const own = head.jsonLd ?? []
  const { origin, locale, path } = context
  if (path === '/') return [organization(origin), website(origin, canonical, locale), ...own].map(embed)
  const crumbs = (head.breadcrumbs ?? []).map(crumb => [crumb.name, origin + localePath(crumb.path, locale)])
  return [breadcrumbList([...crumbs, [head.current ?? head.title, canonical]]), ...own].map(embed)
}

const described = (type: string, facts: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
})

function organization(origin: string) {
  const { legalEntity } = currentBrand()
  return described('Organization', {
    name: publicName(),
    ...(legalEntity && { legalName: legalEntity }),
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  })
}

function website(origin: string, canonical: string, locale: Locale) {
  const search = `${origin}${localePath('/search', locale)}?q={words}`
  return described('WebSite', {
    name: publicName(),
    url: canonical,
    inLanguage: langOf(locale),
    potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=words' },
  })
}

/** A free tool that runs in the browser. */
export const webApplication = (name: string, description: string) =>
  described('WebApplication', {
    name,
    description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  })

const breadcrumbList = (crumbs: readonly (readonly string[])[]) =>
  described('BreadcrumbList', {
    itemListElement: crumbs.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  })

export const faqPage = (faqs: readonly { question: string; answer: string }[]) =>
  described('FAQPage', {
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

/** A '<' in the text could end the script element that contains it. */
function embed(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
