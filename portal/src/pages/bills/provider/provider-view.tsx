import { type Category, type Locale, nameIn, type Provider, placeOf } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { categoryText } from '../../../content/category-text.ts'
import type { ViewProps } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Section } from '../../../ui/section.tsx'
import { guideOf } from '../category/guide-of.ts'
import { AboutProvider, isDescribed } from './about-provider.tsx'
import { BillerDetails } from './biller-details.tsx'
import type { FieldValues } from './biller-field.ts'
import { elsewhere, neighbours } from './neighbours.ts'
import { providerCopy } from './provider-copy.ts'
import { ProviderPicture } from './provider-picture.tsx'
import { questionsOf } from './questions-of.ts'
import { billsInSameCity } from './same-city.ts'

export interface ProviderFacts {
  readonly category: Category
  readonly provider: Provider
  /** After 'Proceed', here or on the home page, with something wrong or missing: what was typed, and what is wrong with it. */
  readonly submitted?: {
    readonly values: FieldValues
    readonly errors: readonly FieldError[]
  }
}

type ProviderViewProps = ViewProps<ProviderFacts>

export function ProviderView({ facts, context }: ProviderViewProps): ReactNode {
  const { category, provider, submitted } = facts
  const { locale } = context
  const copy = providerCopy[locale]
  const questions = questionsOf(provider, locale)
  const { values = {}, errors = [] } = submitted ?? {}
  const advice = <Advice facts={facts} context={context} />
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale, { name: nameIn(locale, category), path: category.path })}
      isForm
      title={provider.title[locale]}
      current={nameIn(locale, provider)}
      lead={provider.summary[locale]}
      picture={<ProviderPicture provider={provider} locale={locale} />}
      aside={isDescribed(provider) ? <AboutProvider provider={provider} locale={locale} /> : advice}
      after={<Related facts={facts} context={context} />}
    >
      <Card tone="raised" title={copy.form[category.flow]}>
        <BillerDetails
          locale={locale}
          action={href(provider.path, locale)}
          questions={questions}
          values={values}
          errors={errors}
        />
      </Card>
      {isDescribed(provider) && advice}
    </PageLayout>
  )
}

/** Where to find what the form asks for, and what is easily got wrong with this one; with all of them, its category says. */
function Advice({ facts: { category, provider }, context: { locale } }: ProviderViewProps): ReactNode {
  const guide = guideOf(category, provider, locale)
  const copy = providerCopy[locale]
  // Of whom nothing else is known, it stands beside the form, among cards.
  const Frame = isDescribed(provider) ? Section : Card
  return (
    <Frame title={guide.title}>
      <Prose>
        {guide.text.map(text => (
          <p key={text}>{text}</p>
        ))}
        {guide.know.length > 0 && (
          <ul>
            {guide.know.map(point => (
              <li key={point}>
                {point} <NoteSource provider={provider} point={point} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {categoryText(category.slug, locale).know && (
          <p>
            {copy.seeAlso}{' '}
            <a href={href(`${category.link}#know`, locale)}>{copy.knowMore(nameIn(locale, category))}</a>
          </p>
        )}
      </Prose>
    </Frame>
  )
}

interface NoteSourceProps {
  readonly provider: Provider
  readonly point: string
  readonly locale: Locale
}

function NoteSource({ provider: { note }, point, locale }: NoteSourceProps): ReactNode {
  const source = point === note?.text[locale] ? note.source : undefined
  return source && <a href={source.link}>{source.name[locale]}</a>
}

function Related({ facts: { category, provider }, context: { locale } }: ProviderViewProps): ReactNode {
  const copy = providerCopy[locale]
  const alsoHere = elsewhere(category, provider)
  const others = neighbours(category, provider)
  const inCity = billsInSameCity(category, provider)
  return (
    <>
      {alsoHere.length > 0 && (
        <LinkSection
          title={copy.alsoHere(nameIn(locale, provider))}
          locale={locale}
          links={alsoHere.map(found => ({
            name: found.provider.title[locale],
            link: found.provider.link,
            picture: <IconTile name={found.category.icon} />,
          }))}
        />
      )}
      {inCity.length > 0 && (
        <LinkSection
          title={copy.inCity((provider.serves ?? []).map(slug => nameIn(locale, placeOf(slug))))}
          locale={locale}
          links={inCity.map(({ name, link, category: { icon, ...of } }) => ({
            name: nameIn(locale, name),
            link,
            note: nameIn(locale, of),
            picture: <IconTile name={icon} />,
          }))}
        />
      )}
      {others.length > 0 && (
        <LinkSection
          title={copy.more(nameIn(locale, category))}
          locale={locale}
          density="compact"
          links={[
            ...others.map(other => ({ name: nameIn(locale, other), link: other.link })),
            ...(others.length + 1 < category.providers.length
              ? [{ name: copy.all(category.providers.length), link: category.link }]
              : []),
          ]}
        />
      )}
    </>
  )
}
