import { useEffect, useRef, useState } from 'react'
import { type FlyoutView, fetchProfileFlyout } from '../calls/profile-flyout.ts'

export type FlyoutState =
  | { readonly status: 'not-asked' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly views: readonly FlyoutView[] }

const notAsked: FlyoutState = { status: 'not-asked' }

/**
 * The profile's flyout data: fetched once for a customer, when `load` is first called, and forgotten with them.
 * It may be asked for before the session check has said who the customer is.
 */
export function useFlyout(customerId: string | undefined): { flyout: FlyoutState; load: () => void } {
  const [flyout, setFlyout] = useState(notAsked)
  const customer = useRef(customerId)

  useEffect(() => {
    const hasLeft = customer.current !== undefined && customer.current !== customerId
    customer.current = customerId
    if (hasLeft) setFlyout(notAsked)
  }, [customerId])

  async function ask(): Promise<void> {
    setFlyout({ status: 'loading' })
    const askedFor = customer.current
    const { page } = await fetchProfileFlyout()
    const hasLeft = askedFor !== undefined && askedFor !== customer.current
    if (hasLeft) return
    setFlyout(
      page ? { status: 'ready', views: page.flatMap(section => section.views) } : { status: 'failed' },
    )
  }

  function load(): void {
    const isAsked = flyout.status === 'loading' || flyout.status === 'ready'
    if (!isAsked) void ask()
  }

  return { flyout, load }
}
