import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import type { AnyoneContext } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { AccountWatch } from './account-watch.island.tsx'

interface WatchProps {
  readonly context: AnyoneContext
  readonly contentId: string
}

/** Over what a customer alone may see; over nothing where the page was made for a visitor. */
export function Watch({ context: { locale, session }, contentId }: WatchProps): ReactNode {
  if (!session) return null
  const props = { locale, customerId: session.customer.id, contentId, home: href('/', locale) }
  return <Island component={AccountWatch} when="load" props={props} />
}
