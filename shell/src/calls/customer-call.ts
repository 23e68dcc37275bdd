import { currentEnvironment } from '../environment/environment.ts'

interface CustomerCall {
  readonly url: string
  readonly credentials: 'same-origin' | 'include'
}

/** A call about the customer: to the page's own origin, or from a vertical to the portal, which then needs its cookies. */
export function customerCall(path: string): CustomerCall {
  const { isVertical, url } = currentEnvironment()
  return isVertical ? { url: url(path), credentials: 'include' } : { url: path, credentials: 'same-origin' }
}
