/** A Content-Security-Policy by directive, as { 'img-src': ["'self'"] }. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Never looser than either asks for: 'none' goes where something is added, and nothing else is taken away. */
export function mergedPolicy(own: Policy, needed: Policy): string {
  const directives = new Map(Object.entries(own).map(([name, sources]) => [name, [...sources]]))
  for (const [needs, sources] of Object.entries(needed)) {
    // Where a page speaks of elements alone, browsers ask no other directive about ours.
    const name = own[`${needs}-elem`] ? `${needs}-elem` : needs
    const before = own[name] ?? fallbackOf(name, own)
    // Inline styles and scripts that a page allows at large stay allowed: a hash beside 'unsafe-inline' would end that.
    const isOpen = before.includes("'unsafe-inline'")
    const added = isOpen ? sources.filter(source => !source.startsWith("'sha")) : sources
    directives.set(name, [...new Set([...before.filter(source => source !== "'none'"), ...added])])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** What a directive that a policy does not name goes by: adding to it must neither take that away nor allow more. */
function fallbackOf(name: string, own: Policy): readonly string[] {
  return (name === 'frame-src' ? own['child-src'] : undefined) ?? own['default-src'] ?? []
}
