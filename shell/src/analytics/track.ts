/** The events of the contract, pushed to `window.dataLayer`. */
import { ANALYTICS_CLIENT_ID } from '../config/constants.ts'
import { runWhenShown } from '../page/when-shown.ts'
import type { Pulse } from '../props/header-props.ts'
import { currentSession } from '../session/session-store.ts'
import { scrubEvent } from './scrub.ts'

export interface PromotionFacts {
  readonly name: string
  readonly creative: string
  readonly position: string
  /** Where a click on it leads. */
  readonly destinationURL?: string
}

export interface CustomEventFacts {
  readonly view: string
  readonly event_action: string
  readonly event_label: string
}

export const track = {
  promotionView(promotion: PromotionFacts, pulse: Pulse = {}): void {
    pushEvent({ event: 'promotionImpression', view: 'promoView', ...promotionFields(promotion, pulse) })
  },
  promotionClick(promotion: PromotionFacts, pulse: Pulse = {}): void {
    pushEvent({ event: 'promotionClick', view: 'promoClick', ...promotionFields(promotion, pulse) })
  },
  screen(pulse: Pulse = {}): void {
    const screenName = pulse.screenName ?? window.location.pathname
    pushEvent({
      event: 'openScreen',
      event_action: 'screenview',
      event_label: screenName,
      ...context({ ...pulse, screenName }),
    })
  },
  custom({ view, event_action, event_label }: CustomEventFacts, pulse: Pulse = {}): void {
    pushEvent({ event: 'custom_event', view, event_action, event_label, ...context(pulse) })
  },
}

function promotionFields({ name, creative, position, destinationURL }: PromotionFacts, pulse: Pulse) {
  return {
    promotions: [{ name, creative, position }],
    Customer_Id: pulse.userID ?? currentSession().info?.id,
    destinationURL,
    ...context(pulse),
  }
}

function context({ clientId = ANALYTICS_CLIENT_ID, vertical_name, screenName }: Pulse) {
  return { clientId, vertical_name, screenName }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let hasFailed = false

/**
 * Fields without a value are left out. A prerendered page pushes its events when it is shown. A page's own
 * tools may have replaced `dataLayer`: a failure must not break the shell, so the first one is logged.
 */
function pushEvent(event: Readonly<Record<string, unknown>>): void {
  runWhenShown(() => {
    try {
      window.dataLayer ??= []
      window.dataLayer.push(scrubEvent(event))
    } catch (error) {
      if (!hasFailed) reportError(error)
      hasFailed = true
    }
  })
}
