/**
 * On a phone no section is open at first: the first one alone is many screens long. The footer comes open, as a wide
 * window and one without scripts show it. Where mWebOrder gives a phone another order, the links are put into it, so that
 * the Tab key and a screen reader meet them as they stand; the style sheet alone would move only what is seen.
 */
import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

/** Run inline right after the footer, before it is painted, it moves nothing. Measuring would lay out all that it closes. */
export const phoneSectionsScript = closing('document')

/** The same inside the shadow root that holds the footer. */
export const phoneSectionsInShadowScript = closing('document.querySelector("chowk-footer").shadowRoot')

function closing(root: string): string {
  return `for(const f of ${root}.querySelectorAll("footer"))f.dataset.placed="";if(matchMedia("(width<${MOBILE_BREAKPOINT_PX}px)").matches)for(const s of ${root}.querySelectorAll("footer details[name=footer-sections]")){s.open=false;const g=s.lastElementChild,n=l=>(l.dataset.order||"100").split(" ").reduce((a,b)=>a+ +b,0);if(g.querySelector("[data-order]"))g.append(...[...g.children].sort((a,b)=>n(a)-n(b)))}`
}

export function closeSectionsOnPhones(root: HTMLElement): void {
  if (document.body.offsetWidth >= MOBILE_BREAKPOINT_PX) return
  for (const section of root.querySelectorAll('details[name="footer-sections"][open]'))
    section.removeAttribute('open')
}
