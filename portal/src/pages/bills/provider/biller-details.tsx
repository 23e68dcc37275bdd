import type { ComponentProps, ReactNode } from 'react'
import { Island } from '../../../islands/island.tsx'
import { BillerForm } from './biller-form.island.tsx'

/** A form that came back has the focus before any code listens, and may be mended before the next touch: its code comes at once. */
export function BillerDetails(props: ComponentProps<typeof BillerForm>): ReactNode {
  return (
    <Island component={BillerForm} when={props.errors.length > 0 ? 'load' : 'interaction'} props={props} />
  )
}
