/** Settings of this device alone, each a button that stays pressed. */
import { keepReadingHelp, wantsReadingHelp } from '../../../reading-help/setting.ts'
import { hasSearchKey, keepSearchKey } from '../../../search/search-key.ts'

const settings = {
  readingHelp: { isPressed: wantsReadingHelp, keep: keepReadingHelp },
  searchKeyOff: { isPressed: () => !hasSearchKey(), keep: (isOff: boolean) => keepSearchKey(!isOff) },
}

type SwitchWords = { readonly label: string; readonly says: string }

export type SwitchProps = {
  readonly setting: keyof typeof settings
  readonly words: { readonly up: SwitchWords; readonly pressed: SwitchWords }
}

export function startSwitch(root: HTMLElement, { setting, words }: SwitchProps): void {
  const { isPressed, keep } = settings[setting]
  const button = root.querySelector('button')
  const says = root.querySelector('[aria-live]')
  let isDown = isPressed()
  function show(): void {
    const now = words[isDown ? 'pressed' : 'up']
    if (!button || !says) return
    button.setAttribute('aria-pressed', String(isDown))
    button.textContent = now.label
    says.textContent = now.says
  }
  if (isDown) show()
  button?.addEventListener('click', () => {
    isDown = !isDown
    keep(isDown)
    show()
  })
}
