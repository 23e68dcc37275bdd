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
