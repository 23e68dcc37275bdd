import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { describedBy, FieldFrame } from './field-frame.tsx'

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'prefix' | 'name' | 'id'
>

interface FieldProps extends InputAttributes {
  readonly name: string
  /** The name, unless a page holds two fields of one name. */
  readonly id?: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string
  /** Another element that tells what the field is for, by its id. */
  readonly about?: string
  /** Shown inside the box, before and after what is typed: 'Rs.', '% a year'. */
  readonly prefix?: string
  readonly suffix?: string
}

/** A labelled text box. Give `inputMode` so that phones show the right keyboard. */
export function Field(props: FieldProps): ReactNode {
  const { id = props.name, label, hint, error, about, prefix, suffix, ...attributes } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={classNames(control.control, error !== undefined && control.invalid)}>
        {prefix && (
          <span className={control.affix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...attributes}
          {...describedBy({ id, hint, error, about })}
          id={id}
          className={control.input}
        />
        {suffix && (
          <span className={control.affix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
