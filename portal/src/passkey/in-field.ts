/** The passkey among what a browser offers to fill into a field marked `webauthn`, where it can do that. */

/** A challenge is good for five minutes; whoever comes back to the field later must find a good one. */
const renewAfterMs = 4 * 60_000

/** Offered to whoever goes to the field, by pointer or by key: its script is for few. Returns how to end it. */
export function offerInField(offer: () => void): () => void {
  const field = document.querySelector('input[autocomplete$="webauthn"]')
  const leaving = new AbortController()
  const { signal } = leaving
  let offeredAtMs = 0
  async function renew(): Promise<void> {
    if (Date.now() - offeredAtMs < renewAfterMs) return
    offeredAtMs = Date.now()
    const canOffer = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
    if (canOffer && !signal.aborted) offer()
  }
  for (const type of ['pointerdown', 'keyup']) field?.addEventListener(type, renew, { signal })
  return () => {
    leaving.abort()
    if (offeredAtMs > 0) void import('./ceremonies.ts').then(({ withdraw }) => withdraw())
  }
}
