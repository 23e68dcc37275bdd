/** The document has its speculation rules under this type, which browsers ignore. */
export const inactiveRulesType = 'text/speculationrules'

/**
 * Lets the browser prerender pages once a mouse moves. It compares every link of a page with the rules, which takes a slow phone
 * a fifth of a second: so they stay inactive until then, and on devices without a mouse they are never activated.
 */
export function startPrerendering(): void {
  const inactive = document.querySelector<HTMLScriptElement>(`[type="${inactiveRulesType}"]`)
  if (!inactive) return
  addEventListener('pointermove', function activate({ pointerType }) {
    if (pointerType !== 'mouse') return
    removeEventListener('pointermove', activate)
    // The browser reads a script of this type when it is inserted.
    inactive.type = 'speculationrules'
    document.head.append(inactive)
  })
}
