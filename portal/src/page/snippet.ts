/** What a search engine shows of a page: a title with the brand's name in it, and whole sentences. */
import type { Locale } from '@chowk/shell'
import { currentBrand } from './brand.ts'
import type { Head } from './page.ts'

const shortestTitle = 25
const longestTitle = 60
const longestDescription = 160

const whatWeDo: Record<Locale, string> = { en: 'recharges and bills', hi: 'रिचार्ज और बिल' }

/** The first of these that is shown whole: with the brand, as the page itself says, or without what follows a colon. */
export function snippetTitle({ title, current = title }: Head, locale: Locale): string {
  const { name } = currentBrand()
  if (title.includes(name) && title.length <= longestTitle) return title
  const [beforeColon = title] = title.split(':')
  const branded = (words: string) => `${words} | ${name}`
  const candidates = [
    branded(title),
    `${branded(title)}: ${whatWeDo[locale]}`,
    title,
    branded(beforeColon),
    branded(current),
    current,
  ]
  return candidates.find(({ length }) => length >= shortestTitle && length <= longestTitle) ?? title
}

/** As many of its sentences as are shown, and never half a thought where a whole one fits. */
export function snippetDescription(description: string): string {
  if (description.length <= longestDescription) return description
  const sentences = description.match(/.+?(?:[.?!।](?=\s)|$)\s*/gs) ?? []
  let shown = ''
  for (const sentence of sentences) {
    if ((shown + sentence).trimEnd().length > longestDescription) break
    shown += sentence
  }
  return shown.trimEnd() || `${description.slice(0, description.lastIndexOf(' ', longestDescription - 1))}…`
}
