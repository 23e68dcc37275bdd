/** A panel that covers the page on small screens: the menu, the profile. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Locale, words } from '../words/words.ts'
import { Icon } from './icons.tsx'
import { useMobileLayout } from './mobile-layout.ts'
import { lockScroll } from './scroll-lock.ts'
import styles from './sheet.module.css'

type SheetCloseReason = 'press' | 'escape' | 'resize' | 'navigation'

export interface Sheet {
  readonly id: string
  readonly dialog: RefObject<HTMLDialogElement | null>
  open(): void
  close(reason: SheetCloseReason): void
}

interface SheetOptions {
  /** Called before it is shown. */
  readonly onOpen?: () => void
  /** Takes the focus when the window grows and the sheet's opener is gone. */
  readonly desktopCounterpart: () => HTMLElement | null | undefined
}

export function useSheet(id: string, { onOpen, desktopCounterpart }: SheetOptions): Sheet {
  const dialog = useRef<HTMLDialogElement>(null)
  const unlock = useRef<(() => void) | undefined>(undefined)
  const isMobile = useMobileLayout()

  function open(): void {
    // Before hydration the opener's popovertarget may have shown it; a modal keeps focus inside as well.
    if (dialog.current?.matches(':popover-open')) dialog.current.hidePopover()
    if (!dialog.current || dialog.current.open) return
    onOpen?.()
    unlock.current = lockScroll()
    dialog.current.showModal()
  }

  function close(reason: SheetCloseReason): void {
    unlock.current?.()
    unlock.current = undefined
    if (!dialog.current?.open) return
    // Closing hands focus back to the opener by itself; one that the wider layout hides cannot take it.
    dialog.current.close()
    if (reason === 'resize') desktopCounterpart()?.focus()
  }

  const latestClose = useRef(close)
  const latestOpen = useRef(open)
  useEffect(() => {
    latestClose.current = close
    latestOpen.current = open
  })

  useEffect(() => {
    if (!isMobile) return
    if (dialog.current?.matches(':popover-open')) latestOpen.current()
    const leave = () => latestClose.current('navigation')
    window.addEventListener('pagehide', leave)
    window.addEventListener('hashchange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('hashchange', leave)
      latestClose.current('resize')
    }
  }, [isMobile])

  return { id, dialog, open, close }
}

interface SheetDialogProps {
  readonly sheet: Sheet
  readonly label: string
  readonly locale: Locale
  readonly children: ReactNode
}

/** Without JavaScript it opens as a popover, by a button whose popovertarget is the sheet's id. */
export function SheetDialog({ sheet, label, locale, children }: SheetDialogProps) {
  return (
    <dialog
      ref={sheet.dialog}
      id={sheet.id}
      className={styles.sheet}
      popover="auto"
      aria-label={label}
      onCancel={() => sheet.close('escape')}
      // A browser may close a dialog without asking first.
      onClose={() => sheet.close('escape')}
    >
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={sheet.id}
          popoverTargetAction="hide"
          aria-label={words(locale).close}
          onClick={() => sheet.close('press')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
