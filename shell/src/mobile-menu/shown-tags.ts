/** The tags whose items the mobile menu shows; an item without a tag counts as empty. */
const shownTags: ReadonlySet<string> = new Set([
  'company',
  'relations',
  'career',
  'mweb',
  'empty',
  'investor',
])

export function isShownOnMobile(tag: string | undefined): boolean {
  return shownTags.has(tag || 'empty')
}
