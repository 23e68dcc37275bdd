import type { ReactNode } from 'react'
import styles from './choices.module.css'
import { classNames } from './class-names.ts'
import look from './option.module.css'
import type { Option } from './select.tsx'

interface ChoicesProps {
  readonly name: string
  readonly id?: string
  /** The question the choices answer. */
  readonly label: ReactNode
  readonly options: readonly Option[]
  readonly defaultValue?: string
  readonly error?: string
}

/** A few radio buttons, all visible. */
export function Choices({ name, id = name, label, options, defaultValue, error }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(look.option, styles.option)}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface TickBoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
}

/** An optional extra, off until it is ticked. */
export function TickBox({ name, value, label }: TickBoxProps) {
  return (
    <label className={classNames(look.option, styles.option)}>
      <input type="checkbox" name={name} value={value} />
      {label}
    </label>
  )
}
