/** Name and ID as form fields: for the first money, and for verification. */

import { type IdentityFaults, idKinds, type TypedIdentity } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { type FormField, required } from '../../../account/form/form-field.ts'
import { wordsOf } from '../../../content/words.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'

export function identityFields(typed: TypedIdentity, locale: Locale): readonly FormField[] {
  const copy = wordsOf('identity')[locale]
  return [
    {
      kind: 'text',
      name: 'name',
      label: copy.name,
      autoComplete: 'name',
      value: typed.name,
      rules: [required(copy.nameFaults.empty)],
    },
    {
      kind: 'select',
      name: 'idKind',
      label: copy.kind,
      placeholder: copy.chooseKind,
      options: idKinds.map(value => ({ value, label: copy.kinds[value] })),
      value: typed.idKind,
      rules: [required(copy.numberFaults.kind)],
    },
    {
      kind: 'text',
      name: 'idNumber',
      label: copy.number,
      hint: `${copy.numberHint} ${copy.noAadhaar}`,
      value: typed.idNumber,
      // Every accepted ID has a letter; an Aadhaar number has none.
      rules: [
        required(copy.numberFaults.empty),
        { pattern: '[A-Za-z]|^(?![\\d\\s-]{12,}$)', message: copy.numberFaults.aadhaar },
      ],
    },
  ]
}

export function typedIdentity(form: Readonly<Record<string, string | undefined>>): TypedIdentity {
  return { name: form.name ?? '', idKind: form.idKind ?? '', idNumber: form.idNumber ?? '' }
}

export function identityErrors({ name, idNumber }: IdentityFaults, locale: Locale): FieldError[] {
  const copy = wordsOf('identity')[locale]
  return [
    ...(name ? [{ field: 'name', message: copy.nameFaults[name] }] : []),
    ...(idNumber
      ? [{ field: idNumber === 'kind' ? 'idKind' : 'idNumber', message: copy.numberFaults[idNumber] }]
      : []),
  ]
}
