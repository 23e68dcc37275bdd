/** The profile's fields: one description for the page, the browser's check and the server's messages. */
import { nameMaxLength } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { atMost, type FormField, filled } from '../../../account/form/form-field.ts'
import { settingsCopy } from './settings-copy.ts'

/** What a name may hold, as the browser judges it; the services decide. */
const nameCharacters = "^(?=.*\\p{L})[\\p{L}\\p{M}\\p{Nd}\\s.'’\\-\\u200c\\u200d]*$"

export interface Profile {
  readonly name: string
  readonly language: string
}

export function profileFields({ name, language }: Profile, locale: Locale): readonly FormField[] {
  const copy = settingsCopy[locale]
  return [
    {
      kind: 'text',
      name: 'name',
      label: copy.name,
      hint: copy.nameHint,
      autoComplete: 'name',
      value: name,
      rules: [
        // Who has told none yet may choose a language without one.
        ...(name ? [filled(copy.nameFaults.empty)] : []),
        atMost(nameMaxLength, copy.nameFaults['too-long']),
        { pattern: name ? nameCharacters : `^\\s*$|${nameCharacters}`, message: copy.nameFaults.characters },
      ],
    },
    {
      kind: 'choices',
      name: 'language',
      label: copy.language,
      value: language,
      options: [
        { value: 'en', label: 'English' },
        { value: 'hi', label: 'हिन्दी', lang: 'hi' },
      ],
      rules: [filled(copy.languageFault)],
    },
  ]
}
