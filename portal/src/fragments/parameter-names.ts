/** The props of the header and the footer that can be given as text. */
export const propTexts = [
  'locale',
  'activePage',
  'showLoginBtn',
  'showHeaderTag',
  'showImportantUpdate',
  'showUtilityBar',
  'redirectUrl',
  'languageLink',
  'showScrollTopBtn',
  'theme',
  'customCta',
  'breadcrumbs',
] as const

/** The analytics context. */
export const pulseTexts = ['verticalName', 'screenName'] as const

/** All parameters that a host may set, in an address or as an element's attributes. */
export const parameterNames = [...propTexts, ...pulseTexts, 'sections'] as const

/** An explanation that names the nearest parameter and all of them. */
export function unknownParameterText(name: string): string {
  const [nearest] = parameterNames.toSorted((one, other) => distance(name, one) - distance(name, other))
  const guess = nearest && distance(name, nearest) <= 4 ? ` Did you mean ${nearest}?` : ''
  return `There is no parameter ${JSON.stringify(name.slice(0, 80))}.${guess} There are: ${parameterNames.join(', ')}.`
}

/** How many letters to add, remove or replace; capitals count alike. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one.toLowerCase()].slice(0, 40).entries()) {
    const next = [index + 1]
    for (const [place, its] of [...other.toLowerCase()].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === its ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
