/** Queries that express a problem, in words that no page's name has: help and the customer's payments answer them. */
import facts from './problems.json' with { type: 'json' }
import { searchableWords, wordGroups } from './words.ts'

interface Problem {
  readonly paths: readonly string[]
  /** Phrases for the problem: a query matches a phrase if it has a word of each group. */
  readonly phrases: readonly (readonly string[])[]
  /** A query with one of these words does not match. */
  readonly unless?: string
}

const sharedWords: Readonly<Record<string, string>> = facts.words

/** Replaces '{money}' by the words for money. */
function withSharedWords(group: string): string {
  return group.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const words = sharedWords[name]
    if (!words) throw new Error(`problems.json has no words for {${name}}.`)
    return words
  })
}

const listed: readonly Problem[] = facts.problems

const problems = listed.map(({ paths, phrases, unless = '' }) => ({
  paths,
  phrases: phrases.map(groups => wordGroups(groups.map(withSharedWords), withSharedWords(unless))),
}))

/** The pages that answer the problems in a query, those of the first match first; empty when it expresses none. */
export function problemPaths(question: string): readonly string[] {
  const words = searchableWords(question)
  const matching = problems.filter(({ phrases }) => phrases.some(matchesWords => matchesWords(words)))
  return [...new Set(matching.flatMap(({ paths }) => paths))]
}
