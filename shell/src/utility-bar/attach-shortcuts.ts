import { UTILITY_BAR_CLOSE_DELAY_MS } from '../config/constants.ts'
import { attachDisclosures } from '../ui/disclosure.ts'
import { attachHover } from '../ui/hover.ts'

/** 'More' opens and closes a panel with the shortcuts that do not fit in the row. */
export function attachShortcuts(bar: HTMLElement): () => void {
  const disclosures = attachDisclosures(bar)
  attachHover(disclosures, UTILITY_BAR_CLOSE_DELAY_MS)
  const leaveOut = () => {
    const items = [...bar.querySelectorAll<HTMLElement>(':scope > div > ul > li')]
    const inPanel = bar.querySelectorAll('[data-disclosure] li')
    // All are read before any is changed: each read after a change would compute the styles again.
    const areLeftOut = items.map(item => item.clientHeight === 0)
    for (const [index, isLeftOut] of areLeftOut.entries()) {
      items[index]?.toggleAttribute('inert', isLeftOut)
      inPanel[index]?.toggleAttribute('data-left-out', isLeftOut)
    }
  }
  const fitting = new ResizeObserver(leaveOut)
  // The size of the text changes a shortcut's size, not the bar's.
  for (const element of bar.querySelectorAll(':scope > div, :scope > div > ul > li:first-child'))
    fitting.observe(element)
  // A list that arrives later does not resize its container.
  bar.addEventListener('focusin', leaveOut, { signal: disclosures.signal })
  return () => {
    fitting.disconnect()
    disclosures.detach()
  }
}
