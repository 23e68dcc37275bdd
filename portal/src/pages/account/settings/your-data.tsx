import type { Consent } from '@chowk/services'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { closeCopy } from './close-copy.ts'
import { dataCopy } from './data-copy.ts'
import { KeyList } from './key-list.tsx'
import { ProvenButton } from './proven-button.tsx'

interface YourDataProps {
  readonly context: CustomerContext
  readonly consents: readonly Consent[]
}

const texts = { terms: '/terms-and-conditions', privacy: '/privacy' } as const

/** What the customer has agreed to, and the way to take everything along. */
export function YourData({ context, consents }: YourDataProps): ReactNode {
  const { locale } = context
  const copy = dataCopy[locale]
  return (
    <Section title={copy.title} lead={copy.lead} id="data">
      <KeyList
        icon="badge-check"
        items={consents.map(({ purpose, version, givenAt }) => ({
          id: `${purpose} ${version}`,
          name: copy.consents[purpose],
          facts: (
            <>
              {copy.agreed} <When at={givenAt} locale={locale} />
              <br />
              {copy.textOf} <When at={new Date(version)} locale={locale} precision="day" />
            </>
          ),
          action: (
            <ButtonLink
              variant="quiet"
              href={href(texts[purpose], locale)}
              aria-label={copy.readText(copy.consents[purpose])}
            >
              {copy.read}
            </ButtonLink>
          ),
        }))}
        after={
          <>
            <p>
              {copy.what} {copy.noAdvertising}{' '}
              <a href={`${href('/privacy', locale)}#how-long-we-keep-what`}>{copy.kept}</a>
            </p>
            <ProvenButton context={context} action="export-data">
              {copy.download}
            </ProvenButton>
            <p>{closeCopy[locale].sectionText}</p>
            <ButtonLink variant="secondary" href={href('/settings/close', locale)}>
              {closeCopy[locale].close}
            </ButtonLink>
          </>
        }
      />
    </Section>
  )
}
