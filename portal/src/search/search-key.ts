/** Whether '/' opens the search on this device. Who speaks to the browser instead of typing must be able to turn a key off. */
const storedAs = 'chowk-search-key'

export function hasSearchKey(): boolean {
  try {
    return localStorage[storedAs] !== 'off'
  } catch {
    return true
  }
}

export function keepSearchKey(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.removeItem(storedAs)
    else localStorage.setItem(storedAs, 'off')
  } catch {
    // A browser that keeps nothing for us keeps the key.
  }
}
