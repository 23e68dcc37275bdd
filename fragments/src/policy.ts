/** A Content-Security-Policy by directive, as { 'img-src': ["'self'"] }. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Never looser than needed: 'none' is replaced where something is added, and no other source is removed. */
export function mergedPolicy(own: Policy, needed: Policy): string {
  const directives = new Map(Object.entries(own).map(([name, sources]) => [name, [...sources]]))
  for (const [needs, sources] of Object.entries(needed)) {
    // If a page has a directive for elements, browsers apply no other directive to ours.
    const name = own[`${needs}-elem`] ? `${needs}-elem` : needs
    const before = own[name] ?? fallbackOf(name, own)
    // Inline styles and scripts that a page allows with 'unsafe-inline' stay allowed: a hash beside it would disable it.
    const isOpen = before.includes("'unsafe-inline'")
    const added = isOpen ? sources.filter(source => !source.startsWith("'sha")) : sources
    directives.set(name, [...new Set([...before.filter(source => source !== "'none'"), ...added])])
  }
  // Only a page that limits its policies, or demands them, has to allow that of shell.js.
  if (own['trusted-types'] || own['require-trusted-types-for'])
    directives.set('trusted-types', [
      ...(own['trusted-types'] ?? []).filter(name => name !== "'none'"),
      'chowk',
    ])
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The fallback of a directive that a policy does not name: an addition must neither replace it nor allow more. */
function fallbackOf(name: string, own: Policy): readonly string[] {
  return (name === 'frame-src' ? own['child-src'] : undefined) ?? own['default-src'] ?? []
}
