/** The slug of a name, without its part in brackets: 'Gail Gas (Agra)' is 'gail-gas'. */
const slugFrom = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Adds the slug: the entry's own where the name does not give it, as after a change of name. */
export function withSlug<Entry extends { readonly name: string; readonly slug?: string }>(entry: Entry) {
  return { ...entry, slug: entry.slug ?? slugFrom(entry.name) }
}

/** The entries of a record with their keys as slugs, which makes duplicates impossible. */
export function withSlugs<Slug extends string, Entry extends object>(entries: Readonly<Record<Slug, Entry>>) {
  return (Object.entries(entries) as [Slug, Entry][]).map(([slug, entry]) => ({ slug, ...entry }))
}

/** Narrows a word of a JSON file, which TypeScript only knows as a string or number; throws for an unknown one. */
export function oneOf<const Word extends string | number>(words: readonly Word[], word: string | number) {
  const known = words.find(each => each === word)
  if (known === undefined) throw new Error(`"${word}" is none of: ${words.join(', ')}.`)
  return known
}
