/** Opens disclosures when the mouse rests on them and closes them when it leaves. Touch and pens press instead. */
import { HOVER_THROTTLE_MS } from '../config/constants.ts'
import { sourceOf } from '../page/shadow.ts'
import { anyEntry, type Disclosures, panelOf } from './disclosure.ts'
import { throttle } from './throttle.ts'

/** `closeDelayMs`: how long a panel stays open after the pointer left it. */
export function attachHover(disclosures: Disclosures, closeDelayMs: number): void {
  const { root, signal } = disclosures
  let pointer: Point = { x: 0, y: 0 }
  /** The innermost entry under the pointer. */
  let under: Element | undefined
  /** Entered and not yet opened. An entry closed by a press or Escape opens again only after the pointer returns. */
  let wanted: Element | undefined
  /** The pointer's position when no entry had to open or close. */
  let origin = pointer
  let lastCheckedAt = pointer

  const checkSoon = throttle(check, HOVER_THROTTLE_MS, { leading: false })
  const checkAfterLeaving = throttle(check, closeDelayMs, { leading: false })

  function onPointer(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    pointer = { x: event.clientX, y: event.clientY }
    const source = sourceOf(event)
    const entry = source && root.contains(source) ? (source.closest(anyEntry) ?? undefined) : undefined
    if (entry !== under) {
      under = entry
      wanted = entry
    }
    checkPointer()
  }

  /** Decides whether the pointer's movement needs a check now, soon, or not at all. */
  function checkPointer(): void {
    if (wanted && disclosures.isOpen(wanted)) wanted = undefined
    const toClose = entriesToClose()
    if (!wanted && toClose.length === 0) {
      origin = pointer
      cancelChecks()
    } else if (under && toClose.length > 0 && !isMovingTowardPanelOf(toClose)) {
      check()
    } else if (wanted) checkSoon()
    else checkAfterLeaving()
  }

  function check(): void {
    cancelChecks()
    const toClose = entriesToClose()
    const isMoving = lastCheckedAt.x !== pointer.x || lastCheckedAt.y !== pointer.y
    lastCheckedAt = pointer
    if (isMoving && isMovingTowardPanelOf(toClose)) {
      checkSoon()
      return
    }
    if (wanted) disclosures.open(wanted, 'hover')
    else for (const entry of toClose) disclosures.close(entry, 'hover')
    wanted = undefined
    origin = pointer
  }

  /** A pressed panel stays open when the pointer only leaves, but closes when a neighbour opens. */
  function entriesToClose(): Element[] {
    return disclosures
      .openEntries()
      .filter(entry => !(under && entry.contains(under)) && (wanted || disclosures.isHeldByHover(entry)))
  }

  function isMovingTowardPanelOf(entries: readonly Element[]): boolean {
    return entries.some(entry => {
      const panel = panelOf(entry)
      return panel !== null && isMovingToward(panel.getBoundingClientRect(), origin, pointer)
    })
  }

  /** A press has done what the pointer came for; a pending check must not undo it. */
  function onPress(): void {
    wanted = undefined
    cancelChecks()
  }

  function cancelChecks(): void {
    checkSoon.cancel()
    checkAfterLeaving.cancel()
  }

  root.addEventListener('pointerover', onPointer, { signal, passive: true })
  root.addEventListener('click', onPress, { signal })
  document.addEventListener(
    'pointermove',
    event => {
      if (wanted || disclosures.openEntries().length > 0) onPointer(event)
    },
    { signal, passive: true },
  )
  signal.addEventListener('abort', cancelChecks)
}

interface Point {
  readonly x: number
  readonly y: number
}

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>

/** Whether the pointer moves towards the box: at least a tenth of its movement brought it nearer. */
export function isMovingToward(box: Box, from: Point, now: Point): boolean {
  const movedPx = Math.hypot(now.x - from.x, now.y - from.y)
  const isShown = box.right > box.left
  return isShown && distanceTo(box, from) - distanceTo(box, now) > movedPx / 10
}

function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
