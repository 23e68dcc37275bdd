import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import type { LabelledProps } from './field.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** A type, not an interface: islands have it among their props, which must be JSON. */
export type Option = {
  readonly value: string
  readonly label: string
  /** Set it if the label is in another language than the page. */
  readonly lang?: string
}

type SelectAttributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'name' | 'id'>

interface SelectProps extends SelectAttributes, LabelledProps {
  readonly options: readonly Option[]
  /** The first, empty choice: 'Choose your board'. */
  readonly placeholder?: string
}

export function Select(props: SelectProps) {
  const { id = props.name, label, hint, error, focusIfInvalid, options, placeholder, ...attributes } = props
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div
        className={classNames(control.control, control.selectFrame, error !== undefined && control.invalid)}
      >
        <select
          // biome-ignore lint/a11y/noAutofocus: a form that came back with an error must say so first
          autoFocus={focusIfInvalid && error !== undefined}
          {...attributes}
          {...describedBy({ id, hint, error })}
          id={id}
          className={classNames(control.input, control.select)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}
