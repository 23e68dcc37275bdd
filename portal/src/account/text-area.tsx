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
  /** When the form is shown again with this field's error, the field takes the focus. Set it on one field of a form. */
  readonly focusIfInvalid?: boolean
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, focusIfInvalid, rows = 5, defaultValue, ...attributes } = props
  const id = attributes.name
  // While hydrating, React overwrites what the customer has typed with this value, so the value is what was typed.
  const [text] = useState(() => typedIn(id) ?? defaultValue)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={classNames(control.control, error !== undefined && control.invalid)}>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: a screen reader must announce the error of a returned form first
          autoFocus={focusIfInvalid && error !== undefined}
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
  // A type assertion, because the server has neither a document nor the class HTMLTextAreaElement.
  const box = globalThis.document?.getElementById(id) as HTMLTextAreaElement | null | undefined
  return box?.value
}
