/** Markup that was rendered before, spliced into a page. The element has no box of its own. */
import type { ReactNode } from 'react'

export function RenderedPart({ html }: { html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, escaped by React when it was rendered
  return <chowk-part dangerouslySetInnerHTML={{ __html: html }} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chowk-part': { dangerouslySetInnerHTML: { __html: string } }
    }
  }
}
