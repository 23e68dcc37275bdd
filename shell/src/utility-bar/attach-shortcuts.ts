import { HOVER_THROTTLE_MS, UTILITY_BAR_CLOSE_DELAY_MS } from '../config/constants.ts'
import { attachOnce } from '../ui/attach-once.ts'
import { attachDisclosures } from '../ui/disclosure.ts'
import { attachHover } from '../ui/hover.ts'

/** 'More' opens and closes. */
export const attachShortcuts = attachOnce(bar => {
  const disclosures = attachDisclosures(bar)
  attachHover(disclosures, { throttleMs: HOVER_THROTTLE_MS, closeDelayMs: UTILITY_BAR_CLOSE_DELAY_MS })
  return disclosures.detach
})
