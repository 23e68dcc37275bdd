// The company's text pages. Their prose is in documents: content/…/company.
import { type CatalogIcon, withIcon } from '../icons.ts'
import { type IsoDate, isoDate } from '../india-time.ts'
import { type Bilingual, bothNames, type Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import texts from './company-pages.json' with { type: 'json' }

/** A page of text: about the company, or for its investors. */
export interface CompanyPage extends Named {
  readonly slug: string
  readonly path: string
  readonly link: string
  readonly hindi: string
  readonly icon: CatalogIcon
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
  /** Omitted from the company's links; other pages link to it. */
  readonly isUnlisted?: boolean
}

export interface BlogPost extends CompanyPage {
  readonly written: IsoDate
}

type Listed = Omit<CompanyPage, 'slug' | 'path' | 'link' | 'title' | 'synonyms' | 'icon'> &
  Partial<Pick<CompanyPage, 'title' | 'synonyms'>> & { readonly icon: string }

const pagesIn = <Entry extends Listed>(folder: string, entries: Readonly<Record<string, Entry>>) =>
  withSlugs(entries).map(entry => {
    const path = folder + entry.slug
    return { path, link: path, title: bothNames(entry), synonyms: [], ...withIcon(entry) }
  })

/** Newest first. */
export const blogPosts: readonly BlogPost[] = pagesIn('/blog/', texts.posts).map(post => ({
  ...post,
  written: isoDate(post.written),
  isUnlisted: true,
}))

/** These pages publish what the law requires and what has a source; no figure without one. */
export const companyPages: readonly CompanyPage[] = [...pagesIn<Listed>('/', texts.pages), ...blogPosts]

/**
 * Nothing has been published for investors yet, and these pages say so. They name what the rules require, so that a
 * reader knows what will be published and where the official copy is meanwhile.
 */
export const investorPages: readonly CompanyPage[] = pagesIn('/investor-relations/', texts.investors).map(
  page => ({
    ...page,
    link: `{investorRelations}${page.path}`,
    title: { en: `Investor Relations: ${page.name}`, hi: `निवेशक संबंध: ${page.hindi}` },
  }),
)
