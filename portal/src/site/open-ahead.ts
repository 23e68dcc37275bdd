/** As the page carries them: asleep, and known by the end of their type. */
export const sleepingRulesType = 'text/speculationrules'

/**
 * Lets the browser open pages in advance once a mouse moves. It holds every link of a page against the rules, which takes a
 * slow phone a fifth of a second: so they sleep until then, and stay so where nothing can rest on a link but a finger.
 */
export function openAhead(): void {
  const asleep = document.querySelector<HTMLScriptElement>(`[type="${sleepingRulesType}"]`)
  if (!asleep) return
  addEventListener('pointermove', function wake({ pointerType }) {
    if (pointerType !== 'mouse') return
    removeEventListener('pointermove', wake)
    // A script that is put in anew is read anew.
    asleep.type = 'speculationrules'
    document.head.append(asleep)
  })
}
