import { RequestError } from '@chowk/shell/behaviour'
import { revealTemplate } from '../live-page/page-change.ts'
import type { PasskeyCeremony, PromptMode } from './ceremonies.ts'

export type PasskeyProps = {
  readonly ceremony: PasskeyCeremony
  readonly csrfToken: string
  /** The next page, once the ceremony has succeeded. */
  readonly continueTo: string
  /** Pages to which a refusal redirects instead of showing a message, by its reason. */
  readonly leads?: Readonly<Record<string, string>> | undefined
  /** Whether the page has a field marked `webauthn`, in which browsers can offer the passkey. */
  readonly inField?: boolean | undefined
}

export type PasskeyWords = {
  readonly waiting: string
  readonly failed: string
  /** Messages by reason, shown in place of `failed`. */
  readonly refusals?: Readonly<Record<string, string>> | undefined
}

/** Returns a cleanup function. */
export function startPasskey(
  root: HTMLElement,
  { ceremony, csrfToken, continueTo, leads, inField, words }: PasskeyProps & { readonly words: PasskeyWords },
): (() => void) | undefined {
  if (!('PublicKeyCredential' in window)) {
    const instead = root.querySelector<HTMLTemplateElement>('template[data-instead]')
    root.replaceChildren(instead?.content ?? '')
    return undefined
  }
  revealTemplate(root)
  const button = root.querySelector('button')
  const note = root.querySelector('[aria-live]')
  const problem = root.querySelector('[role=alert]')
  problem?.remove()
  let isPressed = false

  function setPressed(is: boolean): void {
    isPressed = is
    // A `disabled` button would lose the focus.
    button?.setAttribute('aria-disabled', String(is))
    if (note) note.textContent = is ? words.waiting : ''
  }

  button?.addEventListener('click', async () => {
    if (isPressed) return
    setPressed(true)
    problem?.remove()
    await ask('at-once').catch(async error => {
      await report(error)
      setPressed(false)
    })
  })

  /** Reports only a refusal after the customer chose the passkey: before that they have requested nothing. */
  async function offer(): Promise<void> {
    if (isPressed) return
    await ask('in-field').catch(async error => {
      if (error instanceof RequestError) await report(error)
    })
  }

  async function ask(asking: PromptMode): Promise<void> {
    // The code is fetched on use, because few visits use it.
    const { performCeremony } = await import('./ceremonies.ts')
    await performCeremony(ceremony, { csrfToken, continueTo, asking })
  }

  async function report(error: unknown): Promise<void> {
    const reason = await reasonOf(error)
    const lead = leads?.[reason]
    if (lead !== undefined) return location.assign(lead)
    if (!problem) return
    problem.textContent = words.refusals?.[reason] ?? words.failed
    note?.after(problem)
  }

  return inField ? watchField(offer) : undefined
}

/** The reason of a refusal: the server's error code, or the name of the device's error. */
async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof RequestError)) return error instanceof Error ? error.name : ''
  const answer = (await error.response?.json().catch(() => undefined)) as { error?: { code?: string } }
  return answer?.error?.code ?? ''
}

/** A challenge is valid for five minutes, so a later return to the field needs a new one. */
const refreshAfterMs = 4 * 60_000

/**
 * Offers the passkey among the browser's suggestions for the field marked `webauthn`, once the visitor enters the field:
 * most visitors never need the script. Returns a cleanup function.
 */
export function watchField(offer: () => void): () => void {
  const field = document.querySelector('input[autocomplete$="webauthn"]')
  const leaving = new AbortController()
  const { signal } = leaving
  let offeredAtMs = 0
  async function renew(): Promise<void> {
    if (Date.now() - offeredAtMs < refreshAfterMs) return
    offeredAtMs = Date.now()
    const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
    if (canOffer && !signal.aborted) offer()
  }
  for (const type of ['pointerdown', 'keyup']) field?.addEventListener(type, renew, { signal })
  return () => {
    leaving.abort()
    if (offeredAtMs > 0)
      void import('./ceremonies.ts').then(({ stopOfferingPasskey }) => stopOfferingPasskey())
  }
}
