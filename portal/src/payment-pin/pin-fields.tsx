import { pinLength } from '@chowk/services'
import { wordsOf } from '../content/words.ts'
import type { WithLocale } from '../page/page.ts'
import type { FieldError } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import styles from './pin-fields.module.css'

interface PinFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** The PIN is the first or only field of its step. */
  readonly takesFocus?: boolean
  /** The id of the text that says what the PIN approves. */
  readonly about?: string
  /** Password managers may store the PIN and fill it in, so that nobody has to remember it. */
  readonly autoComplete: 'current-password' | 'current-password webauthn' | 'new-password'
}

export function PinField({ error, takesFocus, ...field }: PinFieldProps) {
  return (
    <div className={styles.pin}>
      <Field
        {...field}
        error={error}
        autoFocus={takesFocus || error !== undefined}
        type="password"
        inputMode="numeric"
        maxLength={pinLength}
      />
    </div>
  )
}

type NewPinFieldsProps = WithLocale<{ errors: readonly FieldError[] }> &
  Pick<PinFieldProps, 'about' | 'takesFocus'>

/** A new PIN, typed twice. After any error both are typed again, so the first field has the error and the focus. */
export function NewPinFields({ locale, errors, about, takesFocus }: NewPinFieldsProps) {
  const copy = wordsOf('pin')[locale]
  return (
    <>
      <PinField
        name="pin"
        label={copy.pin}
        hint={copy.newHint}
        error={errors.find(({ field }) => field === 'pin')?.message}
        about={about}
        takesFocus={takesFocus}
        autoComplete="new-password"
      />
      <PinField name="again" label={copy.again} autoComplete="new-password" />
    </>
  )
}
