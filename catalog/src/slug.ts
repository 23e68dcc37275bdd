/** A name as addresses write it, without what is in brackets: 'Gail Gas (Agra)' is 'gail-gas'. */
const slugFrom = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** With its slug: its own where the name does not say it, as after a change of name. */
export function addressed<Entry extends { readonly name: string; readonly slug?: string }>(
  entry: Entry,
): Entry & { readonly slug: string } {
  return { ...entry, slug: entry.slug ?? slugFrom(entry.name) }
}

/** The entries of a record, each with its key as its slug: no slug can be taken twice. */
export function withSlugs<Slug extends string, Entry extends object>(entries: Readonly<Record<Slug, Entry>>) {
  return (Object.entries(entries) as [Slug, Entry][]).map(([slug, entry]) => ({ slug, ...entry }))
}

/** A word of a JSON file, of which TypeScript knows only that it is text: one of these, or an error that names it. */
export function oneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const known = words.find(each => each === word)
  if (known === undefined) throw new Error(`"${word}" is none of: ${words.join(', ')}.`)
  return known
}
