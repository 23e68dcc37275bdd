import { formatMobile } from '@chowk/services'
import { initials } from '@chowk/shell'
import type { ReactNode } from 'react'
import { AccountForm } from '../../../account/form/account-form.island.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { Island } from '../../../islands/island.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import styles from './profile-card.module.css'
import { type Profile, profileFields } from './profile-form.ts'
import { settingsCopy } from './settings-copy.ts'

interface ProfileCardProps {
  readonly context: CustomerContext
  /** As it was typed, when it comes back with errors. */
  readonly profile: Profile
  readonly errors: readonly FieldError[]
}

export function ProfileCard({ context, profile, errors }: ProfileCardProps): ReactNode {
  const { locale, csrfToken, session } = context
  const copy = settingsCopy[locale]
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
      <Island
        component={AccountForm}
        when="interaction"
        props={{
          locale,
          csrfToken,
          action: href('/settings', locale),
          fields: profileFields(profile, locale),
          errors,
          submit: copy.save,
          hidden: { do: 'profile' },
        }}
      />
      <div className={styles.number}>
        <div>
          <h2 className={styles.heading}>{copy.mobile}</h2>
          <p className={styles.text}>{copy.mobileText}</p>
        </div>
        <ButtonLink variant="secondary" href={href('/settings/mobile', locale)}>
          {copy.changeMobile}
        </ButtonLink>
      </div>
    </Card>
  )
}
