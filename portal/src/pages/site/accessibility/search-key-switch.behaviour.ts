/** The setting of the / key on this device: a button that is pressed while the key is off. */
import { hasSearchKey, storeSearchKey } from '../../../search/search-key.ts'

/** The announcement of each state. */
type SearchKeyWords = { readonly on: string; readonly off: string }

export function startSearchKeySwitch(root: HTMLElement, words: SearchKeyWords): void {
  const button = root.querySelector('button')
  const state = root.querySelector('[aria-live]')
  function show(): void {
    const isOn = hasSearchKey()
    button?.setAttribute('aria-pressed', String(!isOn))
    if (state) state.textContent = isOn ? words.on : words.off
  }
  if (!hasSearchKey()) show()
  button?.addEventListener('click', () => {
    storeSearchKey(!hasSearchKey())
    show()
  })
}
