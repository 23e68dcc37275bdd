/** What was looked for on this device, so that it can be had again. It is kept here alone, and never a number. */

export type RecentSearch = readonly [name: string, path: string, icon: string]

const storedAs = 'chowk-searches'
const mostKept = 5

export function recentSearches(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, mostKept) : []
  } catch {
    return []
  }
}

export function keepSearch(search: RecentSearch): void {
  const others = recentSearches().filter(([, path]) => path !== search[1])
  try {
    localStorage.setItem(storedAs, JSON.stringify([search, ...others].slice(0, mostKept)))
  } catch {
    // A browser that keeps nothing for us offers nothing again.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storedAs)
  } catch {
    // There are none then.
  }
}

/** Anybody may have written to the storage: only paths of this site are followed. */
function isRecentSearch(kept: unknown): kept is RecentSearch {
  return (
    Array.isArray(kept) &&
    kept.length === 3 &&
    kept.every(part => typeof part === 'string') &&
    /^\/(?!\/)/.test(kept[1] ?? '')
  )
}
