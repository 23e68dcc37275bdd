import type { ComponentProps } from 'react'
import type { AnyoneContext } from '../../../page/page.ts'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'

interface PayFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'action' | 'csrfToken' | 'step'> {
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
  /** The payment at whose address the form is answered; by default the page's own. */
  readonly payment?: { readonly reference: string }
  /** Which form it is, if no button says so. */
  readonly step?: string
}

/** A form that the paying pages send without leaving the page. */
export function PayForm({ context, payment, step, children, ...attributes }: PayFormProps) {
  const { locale, csrfToken } = context
  return (
    <Form
      method="post"
      action={payment && href(`/pay/${payment.reference}`, locale)}
      csrfToken={csrfToken}
      data-flow="pay"
      {...attributes}
    >
      {step && <input type="hidden" name="step" value={step} />}
      {children}
    </Form>
  )
}
