/**
 * Closes the footer's sections on a phone, where the first one alone is many screens long. The HTML has them
 * open, for wide windows and pages without scripts. Where mWebOrder gives a phone another order, the links are
 * moved, so that the Tab key and a screen reader follow the visible order, which the style sheet alone would
 * not change.
 */
import { MOBILE_BREAKPOINT_PX } from '../config/constants.ts'

/**
 * Runs inline right after the footer, before it is painted, so that nothing moves. It does not measure, which
 * would lay out the sections that it closes.
 */
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
