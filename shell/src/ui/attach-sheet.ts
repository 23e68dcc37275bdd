import { isMobileLayout } from './mobile-width.ts'
import { closeModal, showModal } from './modal.ts'

export const sheetIds = { menu: 'chowk-menu', profile: 'chowk-profile' } as const

interface SheetOptions {
  /** Whether there is anything to show. */
  readonly canOpen?: () => boolean
  /** Called before the sheet is shown. */
  readonly onOpen?: () => void
  /** Takes the focus when the window grows and the sheet's opener is hidden. */
  readonly desktopCounterpart: () => HTMLElement | null | undefined
}

/** Opens the sheet as a modal, by the buttons of `root` that would show it as a popover. Returns a cleanup function. */
export function attachSheet(
  root: HTMLElement,
  id: string,
  { canOpen = () => true, onOpen, desktopCounterpart }: SheetOptions,
): () => void {
  const sheet = root.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`)
  if (!sheet) return () => {}
  const attached = new AbortController()
  const { signal } = attached

  // A modal that is opening is a popover first.
  const isPopover = () => sheet.matches(':popover-open')

  const open = () => {
    if (!canOpen()) return
    // The browser may have shown it before this script ran; a modal also traps the focus.
    if (isPopover()) sheet.hidePopover()
    if (sheet.open) return
    onOpen?.()
    void showModal(sheet)
  }

  /** Returns focus to the opener; an opener that the wider layout hides cannot take it. */
  const close = () => {
    if (sheet.open) sheet.close()
    else if (isPopover()) sheet.hidePopover()
  }

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest(`[popovertarget="${id}"]`)
    if (!button) return
    event.preventDefault()
    if (!sheet.contains(button)) open()
    else if (sheet.open) void closeModal(sheet)
    else close()
  }

  const onResize = () => {
    if (!(sheet.open || isPopover()) || isMobileLayout()) return
    close()
    desktopCounterpart()?.focus()
  }

  root.addEventListener('click', onClick, { signal })
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('hashchange', close, { signal })
  window.addEventListener('resize', onResize, { signal })
  if (isPopover()) open()

  return () => {
    close()
    attached.abort()
  }
}
