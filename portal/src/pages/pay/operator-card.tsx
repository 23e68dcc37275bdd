import { billerName } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { circleOptions, operatorOptions } from './operator.ts'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

interface OperatorCardProps {
  readonly facts: PayFacts
  readonly context: CustomerContext
}

/** Operator and circle of a prepaid number, as suggested, to be set right: the plans are theirs. */
export function OperatorCard({ facts: { payment, otherOperator }, context }: OperatorCardProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = payCopy[locale]
  return (
    <Card>
      <Form method="post" csrfToken={csrfToken} data-flow="pay">
        <input type="hidden" name="step" value="start-again" />
        {otherOperator && (
          <Notice title={copy.otherOperator(billerName(otherOperator, locale))}>
            <p>{copy.otherOperatorText}</p>
          </Notice>
        )}
        <div className={styles.pair}>
          <Select
            name="operator"
            label={copy.operator}
            options={operatorOptions(locale)}
            defaultValue={payment.billerId}
          />
          <Select
            name="circle"
            label={copy.circle}
            placeholder={copy.chooseCircle}
            options={circleOptions(locale)}
            defaultValue={payment.parameters.circle ?? ''}
          />
          <Button variant="secondary" data-waiting={copy.waiting}>
            {copy.showPlans}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
