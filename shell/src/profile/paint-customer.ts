/**
 * Who is signed in, in the two places of the header that are always in sight, while React sleeps: the same elements that
 * the components render, so that React finds what it expects when it comes.
 */
import { greetingName } from '../customer/names.ts'
import type { SessionInfo } from '../customer/session-info.ts'
import { keepPainted } from '../session/painted-session.ts'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import { initials } from '../ui/initials.ts'

export const PROFILE_SHEET_ID = 'chowk-profile'

/** Returns how to leave it to React. */
export function paintCustomer(root: ParentNode): () => void {
  const buttons = root.querySelectorAll<HTMLElement>(
    `[data-greeting], header [popovertarget="${PROFILE_SHEET_ID}"]`,
  )
  const paints = [...buttons].map(painter)
  function paint(): void {
    const session = currentSession()
    for (const paintInto of paints) paintInto(session.info)
    keepPainted(session)
  }
  paint()
  return subscribeToSession(paint)
}

function painter(button: HTMLElement): (info: SessionInfo | undefined) => void {
  const served = [...button.childNodes]
  const label = button.getAttribute('aria-label') ?? ''
  const { greeting } = button.dataset
  return info => {
    const name = greetingName(info)
    button.setAttribute('aria-label', info ? `${label}, ${name}` : label)
    if (!info || (!greeting && isNumber(name))) button.replaceChildren(...served)
    else if (!greeting) button.replaceChildren(bold(initials(name)))
    else {
      const words = document.createElement('span')
      words.append(...(isNumber(name) ? [] : [`${greeting} `]), bold(name))
      button.removeAttribute('aria-label')
      button.replaceChildren(words)
    }
  }
}

/** A number leaves no room beside it, and is nobody's name. */
export function isNumber(name: string): boolean {
  return /^\d/.test(name)
}

function bold(text: string): HTMLElement {
  const element = document.createElement('b')
  element.textContent = text
  return element
}
