/**
 * Writes who is signed in and what is in the wallet into the elements that the markup reserves. React owns none of
 * their children.
 */
import { greetingName, profileName } from '../customer/names.ts'
import { currentSession, type Session, subscribeToSession } from '../session/session-store.ts'
import { initials } from '../ui/initials.ts'
import { pictureOf } from '../ui/picture-of.ts'

/** Returns a cleanup function. */
export function showCustomer(root: ParentNode): () => void {
  function fill(): void {
    const session = currentSession()
    for (const place of root.querySelectorAll<HTMLElement>('[data-customer]'))
      fills[place.dataset.customer as CustomerPlace](place, session)
  }
  fill()
  return subscribeToSession(fill)
}

export type CustomerPlace = keyof typeof fills

const fills = {
  greeting(place: HTMLElement, { info }: Session) {
    const name = greetingName(info)
    const bold = document.createElement('b')
    bold.textContent = name
    const words = isNumber(name) ? [bold] : [`${place.dataset.hello} `, bold]
    place.replaceChildren(...(info ? words : []))
    // A long name is cut off, so the title has the whole.
    place.title = place.textContent
  },
  initials(place: HTMLElement, { info }: Session) {
    const name = greetingName(info)
    place.textContent = info && !isNumber(name) ? initials(name) : ''
  },
  /** Appended to the name of a control. */
  suffix(place: HTMLElement, { info }: Session) {
    place.textContent = info ? `, ${greetingName(info)}` : ''
  },
  /** Appended to the bell's name, and shown on it. */
  unread(place: HTMLElement, { info }: Session) {
    place.textContent = info?.unread ? `, ${countOf(info.unread)} ${place.dataset.word}` : ''
  },
  unreadCount(place: HTMLElement, { info }: Session) {
    place.textContent = info?.unread ? countOf(info.unread) : ''
  },
  portrait(place: HTMLElement, { info }: Session) {
    place.replaceChildren(...(info ? [pictureOf(info.userPicture, profileName(info), 48)] : []))
  },
  name(place: HTMLElement, { info }: Session) {
    place.textContent = info ? profileName(info) : ''
  },
  wallet(place: HTMLElement, { wallet }: Session) {
    place.dataset.state = wallet.state
  },
  amount(place: HTMLElement, { wallet: { amount } }: Session) {
    place.textContent = amount === undefined ? '' : `${place.dataset.currency}${amount}`
  },
} as const

const countOf = (unread: number) => (unread > 99 ? '99+' : String(unread))

/** A mobile number is too wide for the label beside it, and is not a name. */
function isNumber(name: string): boolean {
  return /^\d/.test(name)
}
