import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { FlyoutView } from '../calls/profile-flyout.ts'
import type { Locale } from '../words/words.ts'
import type { FlyoutViewsProps } from './flyout-views.tsx'

export type FlyoutState =
  | { readonly status: 'not-asked' | 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly views: readonly FlyoutView[]
      readonly Views: ComponentType<FlyoutViewsProps>
    }

interface Flyout {
  readonly flyout: FlyoutState
  load(): void
}

const notAsked: FlyoutState = { status: 'not-asked' }

/**
 * The profile's flyout data: fetched once for a customer, when `load` is first called, and forgotten with them.
 * It may be asked for before the session check has said who the customer is.
 */
export function useFlyout(customerId: string | undefined, locale: Locale): Flyout {
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
    const answer = await fetchFlyout(locale)
    const hasLeft = askedFor !== undefined && askedFor !== customer.current
    if (!hasLeft) setFlyout(answer)
  }

  function load(): void {
    const isAsked = flyout.status === 'loading' || flyout.status === 'ready'
    if (!isAsked) void ask()
  }

  return { flyout, load }
}

/** The code that shows the data comes with it: a visitor who never opens the sheet pays for neither. */
async function fetchFlyout(locale: Locale): Promise<FlyoutState> {
  try {
    const { fetchProfileFlyout, FlyoutViews } = await import('./flyout-views.tsx')
    const { page } = await fetchProfileFlyout(locale)
    if (!page) return { status: 'failed' }
    return { status: 'ready', views: page.flatMap(section => section.views), Views: FlyoutViews }
  } catch {
    return { status: 'failed' }
  }
}
