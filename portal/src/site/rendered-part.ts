/** Markup that was rendered before, spliced into a page. The element has no box of its own. */
import type { ReactNode } from 'react'

export function RenderedPart({ html, id }: { html: string; id?: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, escaped by React when it was rendered
  return <chowk-part id={id} dangerouslySetInnerHTML={{ __html: html }} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chowk-part': { id?: string | undefined; dangerouslySetInnerHTML: { __html: string } }
    }
  }
}
