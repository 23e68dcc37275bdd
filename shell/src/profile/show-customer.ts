/**
 * Writes who is signed in and what is in the wallet into the elements that the markup reserves. React owns none of
 * their children.
 */
import { greetingName, profileName } from '../customer/names.ts'
import { currentSession, type Session, subscribeToSession } from '../session/session-store.ts'
import { element } from '../ui/element.ts'
import { initials } from '../ui/initials.ts'
import { pictureOf } from '../ui/picture-of.ts'
import styles from './profile.module.css'

/** Returns a cleanup function. */
export function showCustomer(root: ParentNode): () => void {
  function fill(): void {
    const session = currentSession()
    for (const element of root.querySelectorAll<HTMLElement>('[data-customer]'))
      fills[element.dataset.customer as CustomerFactName](element, session)
  }
  fill()
  return subscribeToSession(fill)
}

export type CustomerFactName = keyof typeof fills

const fills = {
  greeting(element: HTMLElement, { info }: Session) {
    const name = greetingName(info)
    const bold = document.createElement('b')
    bold.textContent = name
    const words = isNumber(name) ? grouped(name) : [`${element.dataset.hello} `, bold]
    element.replaceChildren(...(info ? words : []))
    // A long name is cut off, so the title has the whole.
    element.title = element.textContent
  },
  initials(element: HTMLElement, { info }: Session) {
    const name = greetingName(info)
    element.textContent = info && !isNumber(name) ? initials(name) : ''
  },
  /** Appended to the name of a control. */
  suffix(element: HTMLElement, { info }: Session) {
    element.textContent = info ? `, ${greetingName(info)}` : ''
  },
  /** Appended to the bell's name, and shown on it. */
  unread(element: HTMLElement, { info }: Session) {
    element.textContent = info?.unread ? `, ${countOf(info.unread)} ${element.dataset.word}` : ''
  },
  unreadCount(element: HTMLElement, { info }: Session) {
    element.textContent = info?.unread ? countOf(info.unread) : ''
  },
  portrait(element: HTMLElement, { info }: Session) {
    element.replaceChildren(...(info ? [pictureOf(info.userPicture, profileName(info), 48)] : []))
  },
  name(element: HTMLElement, { info }: Session) {
    element.replaceChildren(...(info ? grouped(profileName(info)) : []))
  },
  wallet(element: HTMLElement, { wallet }: Session) {
    element.dataset.state = wallet.state
  },
  amount(element: HTMLElement, { wallet: { amount } }: Session) {
    element.textContent = amount === undefined ? '' : `${element.dataset.currency}${amount}`
  },
} as const

const countOf = (unread: number) => (unread > 99 ? '99+' : String(unread))

/** A mobile number in two groups, whose text remains one number: by that it is found and copied. */
function grouped(name: string): (Node | string)[] {
  const isMobile = /^\d{10}$/.test(name)
  return isMobile ? [name.slice(0, 5), element('span', { className: styles.group }, name.slice(5))] : [name]
}

/** A mobile number is too wide for the label beside it, and is not a name. */
function isNumber(name: string): boolean {
  return /^\d/.test(name)
}
