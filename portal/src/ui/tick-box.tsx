import type { ReactNode } from 'react'
import styles from './choices.module.css'
import { classNames } from './class-names.ts'
import look from './option.module.css'

interface TickBoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
}

/** Something to be had as well, off until it is ticked. */
export function TickBox({ name, value, label }: TickBoxProps): ReactNode {
  return (
    <label className={classNames(look.option, styles.option)}>
      <input type="checkbox" name={name} value={value} />
      {label}
    </label>
  )
}
