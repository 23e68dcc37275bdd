/** Whether '/' opens the search on this device. People who use voice control must be able to turn a single-key shortcut off. */
const storedAs = 'chowk-search-key'

export function hasSearchKey(): boolean {
  try {
    return localStorage[storedAs] !== 'off'
  } catch {
    return true
  }
}

export function storeSearchKey(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.removeItem(storedAs)
    else localStorage.setItem(storedAs, 'off')
  } catch {
    // Without storage the shortcut stays on.
  }
}

/** '/' moves the focus to the search box, unless the visitor is typing or has turned the shortcut off. */
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
