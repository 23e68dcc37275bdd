/**
 * Buttons that show and hide the panel beside them, nested as deep as the markup goes:
 *
 *     <li data-disclosure>
 *       <button aria-expanded="false">Travel</button>
 *       <div>…the panel…</div>
 *     </li>
 *
 * Entries marked data-disclosure="lasting" share a panel of which one is always open: the first opens with the panel,
 * and stays until a neighbour takes its place.
 *
 * The state is `aria-expanded`, and styles follow it. So the same behaviour serves markup that React rendered and
 * markup that only the server did, and opening a menu renders nothing.
 */
import { handledEvent } from '../page/offer-navigation.ts'
import { focusedInRootOf, sourceOf } from '../page/shadow.ts'

/** Why a panel opened or closed. The reason decides what keeps the panel open, and where focus goes. */
type OpenReason = 'hover' | 'press' | 'arrow-key'
type CloseReason = OpenReason | 'escape' | 'outside-press' | 'focus-out' | 'resize' | 'sibling' | 'navigation'

export type Disclosures = ReturnType<typeof attachDisclosures>

interface DisclosureOptions {
  /** Called before an entry shows its panel, to make room for it. */
  readonly onOpen?: (entry: Element) => void
}

export const anyEntry = '[data-disclosure]'
const lasting = '[data-disclosure="lasting"]'

function buttonOf(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>(':scope > [aria-expanded]')
}

export function panelOf(entry: Element): Element | null {
  return buttonOf(entry)?.nextElementSibling ?? null
}

/** Closing for these reasons returns focus from the panel to the button that opened it, so that it is not lost. */
const returnsFocus: ReadonlySet<CloseReason> = new Set(['escape', 'press', 'arrow-key', 'resize', 'sibling'])

export function attachDisclosures(root: HTMLElement, { onOpen }: DisclosureOptions = {}) {
  const opened = new Map<Element, OpenReason>()
  const attached = new AbortController()
  const { signal } = attached

  function open(entry: Element, reason: OpenReason): void {
    for (const other of opened.keys()) {
      if (!other.contains(entry)) close(other, 'sibling')
      else if (reason !== 'hover') opened.set(other, 'press') // A pressed panel stays open when the pointer leaves.
    }
    if (opened.has(entry)) return
    onOpen?.(entry)
    opened.set(entry, reason)
    buttonOf(entry)?.setAttribute('aria-expanded', 'true')
    const firstLasting = panelOf(entry)?.querySelector(lasting)
    if (firstLasting) open(firstLasting, reason)
  }

  function close(entry: Element, reason: CloseReason): void {
    if (!opened.has(entry)) return
    const heldFocus = panelOf(entry)?.contains(focusedInRootOf(root)) ?? false
    for (const inner of opened.keys()) {
      if (!entry.contains(inner)) continue
      opened.delete(inner)
      buttonOf(inner)?.setAttribute('aria-expanded', 'false')
    }
    if (heldFocus && returnsFocus.has(reason)) buttonOf(entry)?.focus()
  }

  function closeAll(reason: CloseReason): void {
    for (const entry of opened.keys()) close(entry, reason)
  }

  function onClick(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const linked = target?.closest('a')?.parentElement
    // A finger cannot hover: the first tap opens the panel, the second follows the link.
    if (event.pointerType === 'touch' && linked?.matches(anyEntry) && !opened.has(linked)) {
      event.preventDefault()
      open(linked, 'press')
    }
    const button = target?.closest('[aria-expanded]')
    const entry = button?.closest(anyEntry)
    if (!entry || buttonOf(entry) !== button) return
    // A press on a panel that hovering opened keeps it open.
    if ((opened.get(entry) ?? 'hover') === 'hover') open(entry, 'press')
    else close(entry, 'press')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || opened.size === 0) return
    const holdsFocus = [...opened.keys()].filter(entry => entry.contains(focusedInRootOf(root)))
    const innermost = holdsFocus.at(-1)
    if (innermost) close(innermost, 'escape')
    else closeAll('escape')
    event.preventDefault()
  }

  function onFocusOut({ relatedTarget }: FocusEvent): void {
    // Without a next element the window lost focus or plain content was clicked. The focus has not left the panel.
    if (!(relatedTarget instanceof Node)) return
    for (const entry of opened.keys()) {
      if (!entry.contains(relatedTarget) && !entry.matches(lasting)) close(entry, 'focus-out')
    }
  }

  function onPointerDown(event: PointerEvent): void {
    const source = sourceOf(event)
    for (const entry of opened.keys()) {
      if (source && !entry.contains(source) && !entry.matches(lasting)) {
        close(entry, 'outside-press')
      }
    }
  }

  root.addEventListener('click', onClick, { signal })
  root.addEventListener('focusout', onFocusOut, { signal })
  root.addEventListener(handledEvent, () => closeAll('navigation'), { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('pointerdown', onPointerDown, { signal })
  // A page restored from the browser's history must have its menus closed.
  window.addEventListener('pagehide', () => closeAll('navigation'), { signal })
  // Panels were positioned for another width. The height alone changes whenever a phone shows its keyboard.
  let { innerWidth } = window
  const onResize = () => {
    if (window.innerWidth !== innerWidth) closeAll('resize')
    innerWidth = window.innerWidth
  }
  window.addEventListener('resize', onResize, { signal })

  // Until now :hover and :focus-within held panels open; these must not close under the pointer.
  const shown = [...root.querySelectorAll(anyEntry)].filter(entry => entry.matches(':hover, :focus-within'))
  root.dataset.enhanced = ''
  for (const entry of shown) open(entry, entry.matches(':hover') ? 'hover' : 'press')

  return {
    root,
    open,
    close,
    closeAll,
    isOpen: (entry: Element) => opened.has(entry),
    /** Outermost first. */
    openEntries: () => [...opened.keys()],
    /** True when only hovering holds it open: it closes when the pointer leaves. */
    isHeldByHover: (entry: Element) =>
      opened.get(entry) === 'hover' && !entry.matches(lasting) && !entry.contains(focusedInRootOf(root)),
    /** Aborts when detached. */
    signal,
    detach() {
      closeAll('resize')
      attached.abort()
      delete root.dataset.enhanced
    },
  }
}
