/** The login page's side of the messages: what runs inside the iframe. */
import { LOGIN_MESSAGE_SOURCE, LOGIN_MESSAGE_VERSION, type LoginMessage } from './messages.ts'

/** Sends a message to the page that opened this frame. */
export type LoginFrame = (message: LoginMessage) => void

/** Several parts of a login page may connect; only the first listens to the page. */
let isConnected = false

/**
 * Connects to the page that opened this frame, or returns undefined when it is not to be trusted: not framed,
 * framed by an origin that is not in `parentOrigins`, or opened without a nonce.
 */
export function connectLoginFrame(parentOrigins: readonly string[]): LoginFrame | undefined {
  const nonce = openingNonce()
  const targets = trustedParents(parentOrigins)
  if (window.parent === window || nonce === undefined || targets.length === 0) return undefined

  function send(message: LoginMessage): void {
    const envelope = { source: LOGIN_MESSAGE_SOURCE, version: LOGIN_MESSAGE_VERSION, nonce, ...message }
    for (const origin of targets) window.parent.postMessage(envelope, origin)
  }

  if (!isConnected) {
    keepNonceAcrossForms()
    closeOnEscape(() => send({ type: 'close' }))
  }
  isConnected = true
  return send
}

function openingNonce(): string | undefined {
  return new URLSearchParams(window.location.hash.slice(1)).get('nonce') ?? undefined
}

/**
 * Where the browser names the parent's origin one message is sent; elsewhere one per trusted origin, of which
 * the browser delivers only the true parent's.
 */
function trustedParents(parentOrigins: readonly string[]): readonly string[] {
  const parentOrigin = window.location.ancestorOrigins?.[0]
  return parentOrigin === undefined ? parentOrigins : parentOrigins.filter(origin => origin === parentOrigin)
}

/** Posting a form drops the address's fragment, and the nonce with it, so the form's action carries it. */
function keepNonceAcrossForms(): void {
  document.addEventListener('submit', event => {
    if (!(event.target instanceof HTMLFormElement)) return
    const submitter = event.submitter
    const target = submitter?.hasAttribute('formaction') ? submitter : event.target
    const attribute = target === submitter ? 'formaction' : 'action'
    const action = new URL(target.getAttribute(attribute) ?? '', window.location.href)
    action.hash = window.location.hash
    target.setAttribute(attribute, action.href)
  })
}

/** The dialog around the frame does not receive key presses inside it. */
function closeOnEscape(close: () => void): void {
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
}
