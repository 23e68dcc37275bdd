import { hasSearchKey } from '../search/search-key.ts'

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
