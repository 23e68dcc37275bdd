/**
 * Moves panels that open to the browser's top layer, which no z-index of the page can cover. Each stays where its own
 * style sheet has placed it, below the button that opened it.
 */
export function liftPanels(root: ShadowRoot): () => void {
  const changes = new MutationObserver(records => {
    for (const { target } of records) follow(target as HTMLElement)
  })
  changes.observe(root, { subtree: true, attributeFilter: ['aria-expanded'] })
  return () => changes.disconnect()
}

const lifted = new WeakMap<HTMLElement, AbortController>()

function follow(button: HTMLElement): void {
  const panel = button.nextElementSibling
  if (!(panel instanceof HTMLElement)) return
  const isOpen = button.ariaExpanded === 'true'
  if (isOpen && !lifted.has(panel)) liftPanel(panel, button)
  else if (!isOpen) lower(panel)
}

function liftPanel(panel: HTMLElement, button: HTMLElement): void {
  // A panel inside another panel or a dialog is already in the top layer.
  const isAbove = panel.parentElement?.closest('[popover]')
  const { position } = getComputedStyle(panel)
  if (isAbove || position !== 'absolute') return
  const { top, left, width } = panel.getBoundingClientRect()
  const before = button.getBoundingClientRect()
  const moving = new AbortController()
  lifted.set(panel, moving)
  const { style } = panel
  const place = () => {
    const now = button.getBoundingClientRect()
    style.inset = `${top + now.top - before.top}px auto auto ${left + now.left - before.left}px`
  }
  style.position = 'fixed'
  style.boxSizing = 'border-box'
  style.inlineSize = `${width}px`
  place()
  panel.popover = 'manual'
  panel.showPopover()
  window.addEventListener('scroll', place, { passive: true, signal: moving.signal })
  window.addEventListener(
    'resize',
    () => {
      lower(panel)
      liftPanel(panel, button)
    },
    { signal: moving.signal },
  )
}

function lower(panel: HTMLElement): void {
  const moving = lifted.get(panel)
  if (!moving) return
  moving.abort()
  lifted.delete(panel)
  panel.popover = null
  for (const property of ['position', 'box-sizing', 'inline-size', 'inset'])
    panel.style.removeProperty(property)
}
