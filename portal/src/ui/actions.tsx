import type { ComponentProps, ReactNode } from 'react'
import type { AnyoneContext } from '../page/page.ts'
import styles from './actions.module.css'
import { Button } from './button.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { href } from './link.ts'

/** The form's buttons. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

interface InlineFormProps {
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
  /** Where the form is answered; by default at the page's own address. */
  readonly path?: string | undefined
  /** Values of hidden inputs. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A form without visible fields, in a line with other content. */
export function InlineForm({ context, path, hidden = {}, children }: InlineFormProps) {
  return (
    <form className={styles.button} method="post" action={path && href(path, context.locale)}>
      <HiddenFields values={{ _csrf: context.csrfToken, ...hidden }} />
      {children}
    </form>
  )
}

interface ButtonFormProps
  extends Omit<InlineFormProps, 'children'>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'text' | 'aria-label'> {
  /** What the page does, if it answers several forms. */
  readonly do?: string
}

/** A button that changes something, in a form of its own. */
export function ButtonForm({ context, path, hidden, do: action, ...button }: ButtonFormProps) {
  return (
    <InlineForm context={context} path={path} hidden={hidden}>
      <Button {...button} {...(action && { name: 'do', value: action })} />
    </InlineForm>
  )
}
