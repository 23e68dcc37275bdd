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

/** '/' goes to the search box, unless somebody types or has turned the key off. */
export function listenForSearchKey(): void {
  addEventListener('keydown', event => {
    const { target } = event
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return
    if (target instanceof Element && target.closest('input,textarea,select,[contenteditable]')) return
    const box = document.querySelector<HTMLElement>('[name=q]')
    if (!box || !hasSearchKey()) return
    event.preventDefault()
    box.focus()
  })
}
