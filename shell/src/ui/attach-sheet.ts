import { isMobileLayout } from './mobile-width.ts'
import { showModal } from './modal.ts'

export const sheetIds = { menu: 'chowk-menu', profile: 'chowk-profile' } as const

interface SheetOptions {
  /** Whether there is anything to show. */
  readonly canOpen?: () => boolean
  /** Called before it is shown. */
  readonly onOpen?: () => void
  /** Takes the focus when the window grows and the sheet's opener is gone. */
  readonly desktopCounterpart: () => HTMLElement | null | undefined
}

/** Opens the sheet as a modal, by the buttons of `root` that would show it as a popover. Returns how to take that away. */
export function attachSheet(
  root: HTMLElement,
  id: string,
  { canOpen = () => true, onOpen, desktopCounterpart }: SheetOptions,
): () => void {
  const sheet = root.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`)
  if (!sheet) return () => {}
  const attached = new AbortController()
  const { signal } = attached

  function open(): void {
    if (!sheet || !canOpen()) return
    // Before this script came the browser may have shown it; a modal keeps focus inside as well.
    if (sheet.matches(':popover-open')) sheet.hidePopover()
    if (sheet.open) return
    onOpen?.()
    void showModal(sheet)
  }

  /** Hands focus back to the opener by itself; one that the wider layout hides cannot take it. */
  function close(): void {
    if (sheet?.open) sheet.close()
    // Not modal yet.
    else if (sheet?.matches(':popover-open')) sheet.hidePopover()
  }

  function onClick(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest(`[popovertarget="${id}"]`)
    if (!button) return
    event.preventDefault()
    if (sheet?.contains(button)) close()
    else open()
  }

  function onResize(): void {
    if (!sheet?.open || isMobileLayout()) return
    close()
    desktopCounterpart()?.focus()
  }

  root.addEventListener('click', onClick, { signal })
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('hashchange', close, { signal })
  window.addEventListener('resize', onResize, { signal })
  if (sheet.matches(':popover-open')) open()

  return () => {
    close()
    attached.abort()
  }
}
