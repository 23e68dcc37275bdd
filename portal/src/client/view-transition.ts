/**
 * What belongs to a customer does not fade in. Chromium takes a fade to a page that has none for an error, in that
 * page; so it is called off in the page that is left, whose speculation rules name what is made for one person.
 */

/** Where `speculationRules` say what they leave out. Every script carries this, so it reads no more than it needs. */
interface Rules {
  readonly prerender: readonly [{ where: { and: readonly [unknown, { not: { href_matches: string[] } }] } }]
}

export function fadeToPublicPagesOnly(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    const rules = document.querySelector('script[type=speculationrules]')
    const address = activation?.entry?.url
    if (!viewTransition || !rules || !address) return
    const { prerender } = JSON.parse(rules.textContent) as Rules
    const leftOut = prerender[0].where.and[1].not.href_matches
    if (leftOut.some(pattern => new URLPattern(pattern, address).test(address)))
      viewTransition.skipTransition()
  })
}
