/** A frame of another site gets no cookies: whoever signs in there does so on the portal, and comes back. */
export function mayFrameSignIn(): boolean {
  if (import.meta.env.SSR) return true
  const { sites = '' } = document.querySelector<HTMLElement>('chowk-header')?.dataset ?? {}
  return sites.split(' ').includes(window.location.origin)
}
