import { type Biller, billerName } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import { isDemonstration } from '../../../page/page-settings.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './choose.module.css'
import { type CheckedOperator, circleName, circleOptions, operatorOptions } from './operator.ts'
import { PayForm } from './pay-form.tsx'

interface OperatorCardProps {
  readonly biller: Biller
  readonly circle: string | undefined
  readonly operator: CheckedOperator
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
}

/** Operator and circle of a prepaid number, in one line while nothing contradicts them: the plans are theirs. */
export function OperatorCard(props: OperatorCardProps) {
  const { biller, circle, operator, context } = props
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const place = circleName(circle, locale)
  return (
    <>
      <OtherOperatorLine {...props} />
      <details className={styles.operator} open={!place && operator.reason !== 'paid-before'}>
        <summary>
          <span className={styles.who}>
            <strong>{[billerName(biller, locale), place].filter(Boolean).join(', ')}</strong>
            <span className={styles.guess}>{copy.operatorSince[operator.reason]}</span>
          </span>
          <span className={styles.change}>{copy.changeOperator}</span>
        </summary>
        <PayForm context={context} step="start-again">
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
            <Button variant="secondary" data-waiting={copy.waiting} text={copy.showPlans} />
          </div>
        </PayForm>
      </details>
    </>
  )
}

/** A line above the plans, which stay above the fold: the operator that the network reports, and a link to its plans. */
function OtherOperatorLine(props: OperatorCardProps) {
  const { operator, context } = props
  if (!operator.other) return null
  const copy = wordsOf('pay')[context.locale]
  const other = billerName(operator.other, context.locale)
  return (
    <div className={styles.doubt}>
      <p>{fill(copy.otherOperator, { operator: other })}</p>
      <OtherOperator {...props} other={operator.other}>
        <Button variant="quiet" data-waiting={copy.waiting} text={fill(copy.plansOf, { operator: other })} />
      </OtherOperator>
    </div>
  )
}

/** Before paying: nothing if the network agrees with the operator; else the risk, and a link to the other's plans. */
export function OperatorWarning(props: OperatorCardProps) {
  const { biller, operator, context } = props
  const { locale } = context
  if (!operator.other) return null
  const copy = wordsOf('pay')[locale]
  const other = billerName(operator.other, locale)
  return (
    <Notice tone="warning" title={fill(copy.otherOperator, { operator: other })}>
      <p>
        {fill(copy.otherOperatorText, { chosen: billerName(biller, locale) })}{' '}
        {isDemonstration() && copy.inventedLookup}
      </p>
      <OtherOperator {...props} other={operator.other}>
        <Actions>
          <Button
            variant="secondary"
            data-waiting={copy.waiting}
            text={fill(copy.rechargeWith, { operator: other })}
          />
        </Actions>
      </OtherOperator>
    </Notice>
  )
}

interface OtherOperatorProps extends OperatorCardProps {
  readonly other: Biller
  readonly children: ReactNode
}

function OtherOperator({ circle, other, context, children }: OtherOperatorProps) {
  return (
    <PayForm context={context} step="start-again">
      <input type="hidden" name="operator" value={other.id} />
      {circle && <input type="hidden" name="circle" value={circle} />}
      {children}
    </PayForm>
  )
}
