import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { href } from '../../../ui/link.ts'

interface OrderLinkProps {
  /** What an entry is about: an order, or a top-up, which has no page of its own. */
  readonly reference: string | undefined
  readonly locale: Locale
  readonly children: string
}

/** What an entry says, as a link to its order where there is one. */
export function OrderLink({ reference, locale, children }: OrderLinkProps): ReactNode {
  if (!reference?.startsWith('ORD-')) return children
  return <a href={href(`/myorders/${reference}`, locale)}>{children}</a>
}
