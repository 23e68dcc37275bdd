import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { AmountStep } from './pay-facts.ts'

interface TypedAmountProps {
  readonly step: Pick<AmountStep, 'typed' | 'errors'>
  readonly hint: string | undefined
  readonly locale: Locale
  /** Where nothing else is asked. */
  readonly isOnly?: boolean
}

/** The field for an amount of one's own. */
export function TypedAmount({ step, hint, locale, isOnly = false }: TypedAmountProps): ReactNode {
  return (
    <Field
      name="otherAmount"
      label={payCopy[locale].amount}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={step.typed.otherAmount}
      error={step.errors.find(({ field }) => field === 'otherAmount')?.message}
      isOnly={isOnly}
    />
  )
}

/** The same beside other choices: shown with the one that leads to it. */
export function OtherAmount(props: TypedAmountProps): ReactNode {
  return (
    <div className={styles.other}>
      <TypedAmount {...props} />
    </div>
  )
}
