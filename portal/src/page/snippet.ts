/** What a search engine shows of a page: a title with the brand's name, and whole sentences. */
import type { Locale } from '@chowk/shell'
import { publicName } from './brand.ts'
import type { Head } from './page.ts'
import { isDemonstration } from './page-settings.ts'

const shortestTitle = 25
const longestTitle = 60
const shortestDescription = 70
const longestDescription = 160

const whatWeDo: Record<Locale, string> = { en: 'recharges and bills', hi: 'रिचार्ज और बिल' }

/** The title with the portal's name in a demonstration, so that every title says that it is one. */
export const markedTitle = (title: string): string =>
  isDemonstration() && !title.includes(publicName()) ? `${title} | ${publicName()}` : title

/** The first of these that fits: with the brand, as the page gives it, or without the part after a colon. */
export function snippetTitle({ title, current = title }: Head, locale: Locale): string {
  const name = publicName()
  if (title.includes(name) && title.length <= longestTitle) return title
  const [beforeColon = title] = title.split(':')
  const branded = (words: string) => `${words} | ${name}`
  // The demonstration's name is in every title, so a long title is cut: dropping more could make two pages' titles equal.
  const shorter = isDemonstration()
    ? [branded(cutTitle(title, longestTitle - branded('').length))]
    : [title, branded(beforeColon), branded(current), current]
  const candidates = [branded(title), `${branded(title)}: ${whatWeDo[locale]}`, ...shorter]
  return (
    candidates.find(({ length }) => length >= shortestTitle && length <= longestTitle) ?? markedTitle(title)
  )
}

/** After a phrase of the explanation, if it has a colon; or else at a word boundary, without a trailing conjunction. */
function cutTitle(title: string, length: number): string {
  const [phrases] = /^.+(?=[,:])/.exec(title.slice(0, length + 1)) ?? []
  return phrases && title.includes(':') ? phrases : cutShort(title, length)
}

function cutShort(text: string, length: number): string {
  const words = text.slice(0, text.lastIndexOf(' ', length - 1))
  return `${words.replace(/[,:\s]+(and|of|for|और|का|की|के)?$/, '')}…`
}

/** As many whole sentences as fit; part of a sentence only where these would be too short. */
export function snippetDescription(description: string): string {
  if (description.length <= longestDescription) return description
  const sentences = description.match(/.+?(?:[.?!।](?=\s)|$)\s*/gs) ?? []
  let shown = ''
  for (const sentence of sentences) {
    if ((shown + sentence).trimEnd().length > longestDescription) break
    shown += sentence
  }
  const whole = shown.trimEnd()
  return whole.length < shortestDescription ? cutShort(description, longestDescription) : whole
}
