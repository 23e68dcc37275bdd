import { savedAccountNameMaxLength } from '@chowk/services'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import type { OrderViewProps } from './order-view-props.ts'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'

export function SaveAccount({ facts: { order, payment, isSaved }, context }: OrderViewProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = ordersCopy[locale].save
  if (payment?.stage !== 'paid' || isSaved) return null
  return (
    <Card title={copy.title}>
      <Form method="post" action={href(`/myorders/${order.id}`, locale)} csrfToken={csrfToken}>
        <p className={styles.meaning}>{copy.text}</p>
        <Field
          name="name"
          label={copy.name}
          hint={copy.hint}
          maxLength={savedAccountNameMaxLength}
          autoComplete="off"
        />
        <Actions>
          <Button variant="secondary" name="do" value="save">
            {copy.button}
          </Button>
        </Actions>
      </Form>
    </Card>
  )
}
