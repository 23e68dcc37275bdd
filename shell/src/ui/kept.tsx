/**
 * A list that may already stand in the document. The server renders it from data; a browser that was not sent the
 * data again passes 'in-document' and keeps the server's markup as it is, so the same tree never travels twice. Marked
 * `data-kept`, so that whoever hydrates can bring it back when React had to begin anew.
 */
import type { ReactNode } from 'react'

export const IN_DOCUMENT = 'in-document'
export type InDocument = typeof IN_DOCUMENT

/** What is in the document already is known not to be empty. */
export function isEmptyList(list: readonly unknown[] | string): boolean {
  return typeof list !== 'string' && list.length === 0
}

interface KeptProps {
  readonly as: 'ul' | 'div'
  readonly className?: string
  /** The list, or 'in-document' to keep what the server sent. */
  readonly children: ReactNode | InDocument
}

// One object for all renders: React writes the inner HTML whenever this changes, and never while hydrating.
const serverMarkup = { __html: '' }

export function Kept({ as: Tag, className, children }: KeptProps) {
  if (children !== IN_DOCUMENT)
    return (
      <Tag className={className} data-kept="">
        {children}
      </Tag>
    )
  return (
    <Tag
      className={className}
      data-kept=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves the children alone
      dangerouslySetInnerHTML={serverMarkup}
    />
  )
}
