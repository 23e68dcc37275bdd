import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { KeyList } from './key-list.tsx'
import { settingsCopy } from './settings-copy.ts'

export function WalletLimits({ locale }: { readonly locale: Locale }): ReactNode {
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.limits} id="limits">
      <KeyList
        after={
          <>
            <p>{copy.limitsLead}</p>
            <ButtonLink variant="secondary" href={href('/passbook/limits', locale)}>
              {copy.seeLimits}
            </ButtonLink>
          </>
        }
      />
    </Section>
  )
}
