import { type Biller, billerName } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { AnyoneContext } from '../../page/page.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { circleName, circleOptions, operatorOptions } from './operator.ts'
import styles from './operator-card.module.css'
import { payCopy } from './pay-copy.ts'

interface OperatorCardProps {
  readonly biller: Biller
  readonly circle: string | undefined
  /** Who the network thinks serves the number, where that is somebody else. */
  readonly otherOperator: Biller | undefined
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
}

/** Operator and circle of a prepaid number, one line as long as they are right: the plans are theirs. */
export function OperatorCard({ biller, circle, otherOperator, context }: OperatorCardProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = payCopy[locale]
  const place = circleName(circle, locale)
  return (
    <details className={styles.card} open={otherOperator !== undefined || !place}>
      <summary>
        <span className={styles.who}>
          <strong>{[billerName(biller, locale), place].filter(Boolean).join(', ')}</strong>
          <span className={styles.guess}>{otherOperator ? copy.chosen : copy.guess}</span>
        </span>
        <span className={styles.change}>{copy.changeOperator}</span>
      </summary>
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
            defaultValue={biller.id}
          />
          <Select
            name="circle"
            label={copy.circle}
            placeholder={copy.chooseCircle}
            options={circleOptions(locale)}
            defaultValue={circle ?? ''}
          />
          <Button variant="secondary" data-waiting={copy.waiting}>
            {copy.showPlans}
          </Button>
        </div>
      </Form>
    </details>
  )
}
