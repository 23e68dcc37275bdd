// Consistency checks between the lists, which tests run on the catalogue and on faulty copies.

import type { Category, CategoryEntry } from './categories/category.ts'
import type { Destination } from './destinations/destination.ts'
import { type FooterLink, type FooterSection, footerTags } from './footer/sections.ts'
import { otherHosts, portalPath } from './links.ts'
import { accountMenu } from './menu/flyout.ts'

/** Values that occur more than once. */
export const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** Slugs taken twice: by categories, by providers of one category, or by boards, which are unique throughout. */
export const duplicateSlugs = (categories: readonly Category[]): readonly string[] => [
  ...repeated(categories.map(category => category.slug)),
  ...categories.flatMap(category =>
    repeated(category.providers.map(provider => `${category.slug}/${provider.slug}`)),
  ),
  ...repeated(
    categories.flatMap(({ providers }) =>
      providers.flatMap(({ boards = [] }) => boards.map(board => board.slug)),
    ),
  ),
]

/** Tags that analytics does not know. */
export const unknownTags = (
  sections: readonly FooterSection[],
  links: readonly FooterLink[],
  categories: readonly CategoryEntry[],
): readonly string[] => {
  const known = new Set<string>([...footerTags, ...categories.map(category => category.slug)])
  const used = [...sections, ...sections.flatMap(section => section.items), ...links].map(({ tag }) => tag)
  return used.filter(tag => !known.has(tag))
}

/** Every string inside a value, with the keys that lead to it. Shared parts are visited once. */
export function* stringsIn(
  value: object,
  where: readonly string[] = [],
  seen = new Set<object>(),
): Generator<{ readonly where: readonly string[]; readonly text: string }> {
  if (seen.has(value)) return
  seen.add(value)
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield { where: [...where, key], text: inner }
    else if (typeof inner === 'object' && inner !== null) yield* stringsIn(inner, [...where, key], seen)
  }
}

/** Categories that no link leads to. */
export const unlinkedCategories = (
  links: readonly string[],
  categories: readonly CategoryEntry[],
): readonly string[] => {
  const paths = new Set(links.map(portalPath))
  return categories.map(({ slug }) => slug).filter(slug => !paths.has(`/${slug}`))
}

const linkFields = new Set(['link', 'url', 'seourl', 'alt_url'])

/** Every link inside a value. Empty ones are left out: 'See all' only has an `alt_url`. */
export const linksIn = (value: object): readonly string[] =>
  [...stringsIn(value)]
    .filter(({ where, text }) => linkFields.has(where.at(-1) ?? '') && text !== '')
    .map(({ text }) => text)

/** Links without a page: no destination, no account page, no other host. */
export const danglingLinks = (
  links: readonly string[],
  destinations: readonly Destination[],
): readonly string[] => {
  const pages = new Set([
    '/',
    ...accountMenu.map(({ path }) => path),
    ...destinations.map(({ path }) => path),
  ])
  return [...new Set(links)].filter(link => {
    const path = portalPath(link)
    return path === undefined ? !leavesThePortal(link) : !pages.has(path)
  })
}

const leavesThePortal = (link: string): boolean =>
  otherHosts.some(host => link.startsWith(`{${host}}/`)) || URL.parse(link)?.protocol === 'https:'

const nameFields = new Set(['name', 'hindi', 'title', 'en', 'hi', 'slug', 'localeKey'])

/** Where a name, a title or a sentence is empty or has stray spaces, as '0.providers.3.name'. */
export const emptyNames = (value: object): readonly string[] =>
  [...stringsIn(value)]
    .filter(({ where, text }) => nameFields.has(where.at(-1) ?? '') && (text === '' || text !== text.trim()))
    .map(({ where }) => where.join('.'))
