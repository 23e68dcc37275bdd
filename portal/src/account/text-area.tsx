import { type ReactNode, type TextareaHTMLAttributes, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import control from '../ui/control.module.css'
import { describedBy, FieldFrame } from '../ui/field-frame.tsx'

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'name' | 'id'> {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** As of a field. */
  readonly isOnly?: boolean
}

/** A labelled input of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isOnly,
  rows = 5,
  defaultValue,
  ...attributes
}: TextAreaProps): ReactNode {
  const id = attributes.name
  // While hydrating, React overwrites what the customer has typed with this value, so the value is what was typed.
  const [text] = useState(() => typedIn(id) ?? defaultValue)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={classNames(control.control, error !== undefined && control.invalid)}>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: a form that came back with an error must say so first
          autoFocus={isOnly && error !== undefined}
          {...attributes}
          defaultValue={text}
          {...describedBy({ id, hint, error })}
          id={id}
          rows={rows}
          className={control.input}
        />
      </div>
    </FieldFrame>
  )
}

function typedIn(id: string): string | undefined {
  // Typed as what it is in a page: the server has no document, and no such class.
  const box = globalThis.document?.getElementById(id) as HTMLTextAreaElement | null | undefined
  return box?.value
}
