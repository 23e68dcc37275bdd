/** Recent searches, to repeat them. They are stored on this device only, and never contain a number. */

export type RecentSearch = readonly [name: string, path: string, icon: string]

const storedAs = 'chowk-searches'
const maxStored = 5

export function recentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, maxStored) : []
  } catch {
    return []
  }
}

export function storeSearch(search: RecentSearch): void {
  const others = recentSearches().filter(([, path]) => path !== search[1])
  try {
    localStorage.setItem(storedAs, JSON.stringify([search, ...others].slice(0, maxStored)))
  } catch {
    // Without storage there are no recent searches.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storedAs)
  } catch {
    // Recent searches are then empty.
  }
}

/** Any script of the origin may have written to the storage: only paths of this site are followed. */
function isRecentSearch(stored: unknown): stored is RecentSearch {
  return (
    Array.isArray(stored) &&
    stored.length === 3 &&
    stored.every(part => typeof part === 'string') &&
    /^\/(?!\/)/.test(stored[1] ?? '')
  )
}
