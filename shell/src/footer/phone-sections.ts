/**
 * On a phone no section is open at first: the first one alone is many screens long. The footer comes open, as a wide
 * window and one without scripts show it.
 */
import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

/** Run inline right after the footer, before it is painted, it moves nothing. Measuring would lay out all that it closes. */
export const phoneSectionsScript = `if(matchMedia("(width<${MOBILE_BREAKPOINT_PX}px)").matches)for(const s of document.querySelectorAll("footer details[name=footer-sections][open]"))s.open=false`

export function closeSectionsOnPhones(root: HTMLElement): void {
  if (document.body.offsetWidth >= MOBILE_BREAKPOINT_PX) return
  for (const section of root.querySelectorAll('details[name="footer-sections"][open]'))
    section.removeAttribute('open')
}
