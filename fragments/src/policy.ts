/** A Content-Security-Policy by directive, as { 'img-src': ["'self'"] }. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** What these fall back to when a policy does not name them: adding to them must not take away what that allowed. */
const fallback = 'default-src'

/** Never looser than either asks for: 'none' goes where something is added, and nothing else is taken away. */
export function mergedPolicy(own: Policy, needed: Policy): string {
  const directives = new Map(Object.entries(own).map(([name, sources]) => [name, [...sources]]))
  for (const [name, sources] of Object.entries(needed)) {
    const before = directives.get(name) ?? own[fallback] ?? []
    // Inline styles and scripts that a page allows at large stay allowed: a hash beside 'unsafe-inline' would end that.
    const isOpen = before.includes("'unsafe-inline'")
    const added = isOpen ? sources.filter(source => !source.startsWith("'sha")) : sources
    directives.set(name, [...new Set([...before.filter(source => source !== "'none'"), ...added])])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
