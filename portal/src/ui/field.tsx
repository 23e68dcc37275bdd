import type { InputHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'prefix' | 'name' | 'id'
>

/** What every labelled control has. */
export interface LabelledProps extends Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  readonly name: string
  /** The name by default; set it if a page has two fields with one name. */
  readonly id?: string
  /** When the form is shown again with this field's error, the field takes the focus. Set it on one field of a form. */
  readonly focusIfInvalid?: boolean
}

interface FieldProps extends InputAttributes, LabelledProps {
  /** The id of another element that describes the field. */
  readonly about?: string
  /** Shown inside the box, before and after the input: 'Rs.', '% a year'. */
  readonly prefix?: string
  readonly suffix?: string
}

/** A labelled text box. Give `inputMode` so that phones show the right keyboard. */
export function Field(props: FieldProps) {
  const { id = props.name, label, hint, error, focusIfInvalid, about, prefix, suffix, ...attributes } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={classNames(control.control, error !== undefined && control.invalid)}>
        {prefix && (
          <span className={control.affix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          // biome-ignore lint/a11y/noAutofocus: a form that came back with an error must say so first
          autoFocus={focusIfInvalid && error !== undefined}
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

/** The `autoCapitalize` of a field whose values have capital letters, for a phone's keyboard. */
export function capitalsFor(allowed: string): 'characters' | undefined {
  return allowed === 'vehicleNumber' || allowed === 'ifsc' ? 'characters' : undefined
}
