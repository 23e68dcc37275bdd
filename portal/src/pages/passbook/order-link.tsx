import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { href } from '../../ui/link.ts'
import { passbookCopy } from './passbook-copy.ts'

interface OrderLinkProps {
  /** What an entry is about: an order, or a top-up that has no page. */
  readonly reference: string | undefined
  readonly locale: Locale
}

export function OrderLink({ reference, locale }: OrderLinkProps): ReactNode {
  if (!reference?.startsWith('ORD-')) return null
  return (
    <a href={href(`/myorders/${reference}`, locale)}>
      {passbookCopy[locale].order} {reference}
    </a>
  )
}
