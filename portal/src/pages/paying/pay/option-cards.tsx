import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import look from '../../../ui/option.module.css'
import styles from './choose.module.css'
import pay from './pay.module.css'
import type { AmountStep } from './pay-facts.ts'

export interface OptionCard {
  readonly value: string
  readonly title: string
  readonly note?: ReactNode
  /** At the end of the line: an amount. */
  readonly end?: ReactNode
  /**
   * Its cost with the fee: 'Rs. 299 + Rs. 1 fee, total' and 'Rs. 300', which the script shows beside the button; '+
   * Rs. 1 fee' here.
   */
  readonly cost?: { readonly fee: string; readonly total: string; readonly beside: string | undefined }
  /** The filters that show the option. */
  readonly marks?: readonly string[]
}

interface OptionCardsProps {
  readonly name: string
  readonly options: readonly OptionCard[]
  readonly chosen: string | undefined
  /** The id of the error's element. */
  readonly describedBy?: string | undefined
}

/** Choices with more text than a word, one below the other. The caller renders the fieldset and its legend. */
export function OptionCards({ name, options, chosen, describedBy }: OptionCardsProps) {
  return (
    <div className={styles.cards}>
      {options.map(({ value, title, note, end, cost, marks }, index) => (
        <label
          key={value}
          className={classNames(look.option, styles.card)}
          data-choice={index}
          data-marks={marks?.join(' ')}
        >
          <input
            type="radio"
            name={name}
            id={`${name}-${value}`}
            value={value}
            defaultChecked={value === chosen}
            data-fee={cost?.fee}
            data-sum={cost?.total}
            aria-describedby={describedBy}
            aria-invalid={describedBy ? true : undefined}
          />
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {(end || cost?.beside) && (
            <span className={styles.end}>
              {end} {cost?.beside && <span className={styles.note}>{cost.beside}</span>}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

interface TypedAmountProps {
  readonly step: Pick<AmountStep, 'typed' | 'errors'>
  readonly hint: string | undefined
  readonly locale: Locale
  readonly focusIfInvalid?: boolean
}

export function TypedAmountField({ step, hint, locale, focusIfInvalid = false }: TypedAmountProps) {
  return (
    <Field
      name="otherAmount"
      label={wordsOf('pay')[locale].amount}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={step.typed.otherAmount}
      error={step.errors.find(({ field }) => field === 'otherAmount')?.message}
      focusIfInvalid={focusIfInvalid}
    />
  )
}

/** The same beside other choices: shown with the choice that leads to it. */
export function OtherAmountField(props: TypedAmountProps) {
  return (
    <div className={pay.other}>
      <TypedAmountField {...props} />
    </div>
  )
}
