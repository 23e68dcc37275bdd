/** What a search engine shows of a page: a title with the brand's name, and whole sentences. */
import type { Locale } from '@chowk/shell'
import { publicName } from './brand.ts'
import type { Head } from './page.ts'
import { isDemonstration } from './page-settings.ts'

const minTitleLength = 25
const maxTitleLength = 60
const maxDescriptionLength = 160

const whatWeDo: Record<Locale, string> = { en: 'recharges and bills', hi: 'रिचार्ज और बिल' }

/** In a demonstration the title ends with the portal's name, which says that it is a demonstration. */
export const markedTitle = (title: string): string =>
  isDemonstration() && !title.includes(publicName()) ? `${title} | ${publicName()}` : title

/** The first of these that fits: with the brand, as the page gives it, or without what explains the name. Never cut. */
export function snippetTitle({ title, current = title }: Head, locale: Locale): string {
  const name = publicName()
  if (title.includes(name) && title.length <= maxTitleLength) return title
  const itself = title.replace(/:.*$/, '').replace(/ \([^)]*\)/, '')
  const branded = (words: string) => `${words} | ${name}`
  const about = (words: string) => `${branded(words)}: ${whatWeDo[locale]}`
  const shorter = isDemonstration()
    ? [branded(itself), about(itself), branded(itself.replace(/ (?:Payment|भुगतान)$/, ''))]
    : [title, branded(itself), branded(current), current]
  const candidates = [branded(title), about(title), ...shorter]
  return (
    candidates.find(({ length }) => length >= minTitleLength && length <= maxTitleLength) ??
    markedTitle(title)
  )
}

/** The first sentence, and as many of the next as fit: a sentence is never cut. */
export function snippetDescription(description: string): string {
  if (description.length <= maxDescriptionLength) return description
  const sentences = description.match(/.+?(?:[.?!।](?=\s)|$)\s*/gs) ?? []
  let shown = ''
  for (const sentence of sentences) {
    if (shown && (shown + sentence).trimEnd().length > maxDescriptionLength) break
    shown += sentence
  }
  return shown.trimEnd()
}
