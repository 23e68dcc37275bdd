/** Scripts that run inside the page. Each is sent to the browser as text, so it is self-contained. */
import type { Role, Target } from './target.ts'

/** Follows a path of elements, each searched inside the one before, among visible ones. */
export function findInPage(path: readonly Target[], selectors: Record<Role, string>): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function spokenText(element: Element): string {
    const copy = element.cloneNode(true) as Element
    for (const silent of copy.querySelectorAll('[aria-hidden=true], script, style')) silent.remove()
    return words(copy.textContent)
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('title')
    if (label) return words(label)
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy)
      return words(
        labelledBy
          .split(' ')
          .map(id => (element.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent)
          .join(' '),
      )
    const labels = (element as HTMLInputElement).labels
    return labels?.[0] ? spokenText(labels[0]) : spokenText(element)
  }

  function isThis(element: Element, { name, holding }: Target): boolean {
    const isMeant =
      (name === undefined || nameOf(element) === name) &&
      (holding === undefined || `${nameOf(element)} ${spokenText(element)}`.includes(holding))
    return isMeant && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  }

  /** On a host's page the shell is in shadow roots, which a selector does not search. */
  function startingPlaces(): ParentNode[] {
    const hosts = [...document.querySelectorAll('chowk-header, chowk-footer')]
    return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  }

  let places = startingPlaces()
  for (const target of path) {
    const meant = places.flatMap(place => [...place.querySelectorAll(selectors[target.role])])
    const found = meant.find(element => isThis(element, target))
    if (!found) return null
    places = [found]
  }
  return places[0] as Element
}

/** Says why a press on the element would not reach it; undefined when it does not move and nothing covers it. */
export async function hindrance(element: Element): Promise<string | undefined> {
  function hitByClick(): Element | null {
    // The centre of a link that breaks over two lines may be outside of it.
    const [line] = element.getClientRects()
    const root = element.getRootNode() as Document | ShadowRoot
    return line ? root.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2) : null
  }

  if (!element.contains(hitByClick())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise(resolve => setTimeout(resolve, 60))
  const after = element.getBoundingClientRect()
  if (before.x !== after.x || before.y !== after.y) return 'it is moving'
  const met = hitByClick()
  if (element.contains(met)) return undefined
  return met ? `it is covered by ${met.outerHTML.slice(0, 120)}` : 'it is out of the window'
}
