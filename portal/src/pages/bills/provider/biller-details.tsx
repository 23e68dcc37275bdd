import type { ComponentProps, ReactNode } from 'react'
import { Island } from '../../../islands/island.tsx'
import { BillerForm } from './biller-form.island.tsx'

/** A returned form has the focus at once and may be corrected before the first interaction, so its code loads at once. */
export function BillerDetails(props: ComponentProps<typeof BillerForm>): ReactNode {
  return (
    <Island component={BillerForm} when={props.errors.length > 0 ? 'load' : 'interaction'} props={props} />
  )
}
