import { attachSheet, sheetIds } from '../ui/attach-sheet.ts'
import { buildAccordion } from './accordion.ts'

/** The menu's sheet, whose accordion is made when it is first opened, and anew where the menu has changed. */
export function attachMobileMenu(root: HTMLElement): () => void {
  const list = root.querySelector('header nav > ul')
  const place = root.querySelector<HTMLElement>('[data-accordion]')
  if (!list || !place) return () => {}
  let isBuilt = false
  const changes = new MutationObserver(() => {
    isBuilt = false
  })
  changes.observe(list, { childList: true, characterData: true, subtree: true })
  function build(): void {
    if (isBuilt || !list || !place) return
    isBuilt = true
    place.replaceChildren(buildAccordion(list, place.dataset.accordion ?? ''))
  }
  // A finger rests for a tenth of a second before it counts as a press: time enough to make it ready.
  const opener = root.querySelector(`header [popovertarget="${sheetIds.menu}"]`)
  opener?.addEventListener('pointerdown', build)
  const detach = attachSheet(root, sheetIds.menu, {
    canOpen: () => list.hasChildNodes(),
    onOpen: build,
    desktopCounterpart: () => list.querySelector<HTMLElement>('a, button'),
  })
  return () => {
    changes.disconnect()
    opener?.removeEventListener('pointerdown', build)
    detach()
  }
}
