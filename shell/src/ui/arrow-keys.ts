/**
 * Arrow keys in nested lists of disclosures: the outermost list is horizontal, the others are vertical. Tab still
 * visits everything; these are shortcuts beside it.
 */
import { anyEntry, type Disclosures, panelOf } from './disclosure.ts'

export function attachArrowKeys(bar: HTMLElement, disclosures: Disclosures): void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = event.target instanceof Element ? event.target.closest('li') : null
    const list = row?.parentElement
    if (!row || !list || !bar.contains(row)) return
    const moved = list === bar ? moveAlongBar(event.key, row) : moveInPanel(event.key, row, list)
    if (moved) event.preventDefault()
  }

  function moveAlongBar(key: string, row: Element): boolean {
    if (key === 'ArrowDown') return enter(row)
    if (key === 'ArrowRight') return focusRow(row.nextElementSibling ?? bar.firstElementChild)
    if (key === 'ArrowLeft') return focusRow(row.previousElementSibling ?? bar.lastElementChild)
    return moveToEnd(key, bar)
  }

  function moveInPanel(key: string, row: Element, list: Element): boolean {
    const opener = list.closest(anyEntry)
    const isBelowBar = opener?.parentElement === bar
    if (key === 'ArrowDown') return focusRow(row.nextElementSibling)
    if (key === 'ArrowUp') return focusRow(row.previousElementSibling) || (isBelowBar && focusRow(opener))
    if (key === 'ArrowRight') return enter(row) || (isBelowBar && moveAlongBar(key, opener))
    if (key === 'ArrowLeft') return isBelowBar ? moveAlongBar(key, opener) : leave(opener)
    return moveToEnd(key, list)
  }

  /** Opens the row's own list and goes to its first row. */
  function enter(row: Element): boolean {
    if (!row.matches(anyEntry)) return false
    disclosures.open(row, 'arrow-key')
    return focusRow(panelOf(row)?.querySelector('li'))
  }

  function leave(opener: Element | null): boolean {
    if (opener) disclosures.close(opener, 'arrow-key')
    return opener !== null
  }

  bar.addEventListener('keydown', onKeyDown, { signal: disclosures.signal })
}

function moveToEnd(key: string, list: Element): boolean {
  if (key === 'Home') return focusRow(list.firstElementChild)
  if (key === 'End') return focusRow(list.lastElementChild)
  return false
}

function focusRow(row: Element | null | undefined): boolean {
  const control = row?.querySelector<HTMLElement>(':scope > a, :scope > button')
  control?.focus()
  return control instanceof HTMLElement
}
