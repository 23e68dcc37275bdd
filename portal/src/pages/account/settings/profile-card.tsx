import { formatMobile, nameMaxLength, namePattern } from '@chowk/services'
import { initials, type Locale } from '@chowk/shell'
import { type FormField, maxLength, required } from '../../../account/form/form-field.ts'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import styles from './settings.module.css'

interface ProfileCardProps {
  readonly context: CustomerContext
  /** The input, when it is returned with errors. */
  readonly profile: Profile
  readonly errors: readonly FieldError[]
}

export function ProfileCard({ context, profile, errors }: ProfileCardProps) {
  const { locale, session } = context
  const copy = wordsOf('settings')[locale]
  const { name, mobile } = session.customer
  return (
    <Card tone="raised">
      <div className={styles.who}>
        <span className={styles.portrait} aria-hidden="true">
          {name ? initials(name) : <Icon name="user" />}
        </span>
        <div className={styles.facts}>
          <p className={styles.name}>{name || copy.nameless}</p>
          <p className={styles.mobile}>{formatMobile(mobile)}</p>
        </div>
      </div>
      <HydratedForm
        context={context}
        action={href('/settings', locale)}
        fields={profileFields(profile, locale)}
        errors={errors}
        submit={copy.save}
        hidden={{ do: 'profile' }}
      />
      <div className={styles.number}>
        <div>
          <h2 className={styles.heading}>{copy.mobile}</h2>
          <p className={styles.text}>{copy.mobileText}</p>
        </div>
        <ButtonLink variant="secondary" href={href('/settings/mobile', locale)} text={copy.changeMobile} />
      </div>
    </Card>
  )
}

/** The characters of a name for the browser's check; the services decide. */
const nameCharacters = `^${namePattern}$`

export type Profile = Readonly<Record<'name' | 'language', string>>

export function profileFields({ name, language }: Profile, locale: Locale): readonly FormField[] {
  const copy = wordsOf('settings')[locale]
  return [
    {
      kind: 'text',
      name: 'name',
      label: copy.name,
      hint: copy.nameHint,
      autoComplete: 'name',
      value: name,
      rules: [
        // A customer without a name may choose a language without giving a name.
        ...(name ? [required(copy.nameFaults.empty)] : []),
        maxLength(nameMaxLength, copy.nameFaults['too-long']),
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
      rules: [required(copy.languageFault)],
    },
  ]
}
