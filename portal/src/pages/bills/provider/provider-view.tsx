import {
  byName,
  type Category,
  categories,
  type DestinationOf,
  electricityCommissions,
  type Locale,
  nameIn,
  type PlaceSlug,
  type Provider,
  placeOf,
  providerKinds,
  type StateSlug,
  stateOf,
} from '@chowk/catalog'
import { billCategoryText, providerGuide } from '../../../content/category-text.ts'
import { fill } from '../../../content/words.ts'
import { ArtImage } from '../../../icons/icon.tsx'
import type { ArtName } from '../../../icons/icons.ts'
import { useLocale, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Paragraphs, Prose } from '../../../ui/prose.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { BillerLayout } from './biller-layout.tsx'
import { billsInSameCity, type CityBill } from './is-indexable.ts'
import { boardCopy, providerCopy } from './provider-copy.ts'
import styles from './provider-picture.module.css'
import type { SubmittedForm } from './questions-of.ts'

export interface ProviderFacts extends DestinationOf<'provider'>, SubmittedForm {}

type ProviderViewProps = ViewProps<ProviderFacts>

export function ProviderView({ facts, context }: ProviderViewProps) {
  const { category, provider, submitted } = facts
  const advice = <Advice facts={facts} context={context} />
  return (
    <BillerLayout
      category={category}
      place={provider}
      submitted={submitted}
      picture={<ProviderPicture provider={provider} />}
      aside={isDescribed(provider) ? <AboutProvider provider={provider} /> : advice}
      after={<Related facts={facts} context={context} />}
    >
      {isDescribed(provider) && advice}
      <PageRules path={provider.path} />
    </BillerLayout>
  )
}

/**
 * Where to find what the form asks for, and common mistakes with this provider; what applies to all providers is on
 * the category's page.
 */
function Advice({ facts: { category, provider }, context: { locale } }: ProviderViewProps) {
  const guide = providerGuide(category, provider, locale)
  const copy = providerCopy[locale]
  // Without other facts about the provider it is beside the form, as a card.
  const Frame = isDescribed(provider) ? Section : Card
  return (
    <Frame title={guide.title}>
      <Prose>
        <Paragraphs texts={guide.text} />
        {guide.know.length > 0 && (
          <ul>
            {guide.know.map(point => (
              <li key={point}>
                {point} <NoteSource provider={provider} point={point} />
              </li>
            ))}
          </ul>
        )}
        {billCategoryText(category.slug, locale).know && (
          <p>
            {copy.seeAlso}{' '}
            <a href={href(`${category.link}#know`, locale)}>
              {fill(copy.knowMore, { category: nameIn(locale, category) })}
            </a>
          </p>
        )}
      </Prose>
    </Frame>
  )
}

function NoteSource({ provider: { note }, point }: { readonly provider: Provider; readonly point: string }) {
  const locale = useLocale()
  const source = point === note?.text[locale] ? note.source : undefined
  return source && <a href={source.link}>{source.name[locale]}</a>
}

function Related({ facts: { category, provider }, context: { locale } }: ProviderViewProps) {
  const copy = providerCopy[locale]
  const alsoHere = otherCategoriesOf(category, provider)
  const linkTo = ({ title, link, category: { icon } }: CityBill) => ({
    name: title[locale],
    link,
    picture: <IconTile name={icon} />,
  })
  const others = neighbours(category, provider).toSorted(byName(locale))
  const named = alsoHere.map(({ link }) => link)
  const inCity = billsInSameCity(category, provider).filter(({ link }) => !named.includes(link))
  return (
    <>
      <LinkSection
        title={fill(copy.alsoHere, { provider: nameIn(locale, provider) })}
        links={alsoHere.map(linkTo)}
      />
      <LinkSection
        title={fill(copy.inCity, { cities: joinNames((provider.serves ?? []).map(placeOf), locale) })}
        links={inCity.map(linkTo)}
      />
      {others.length > 0 && (
        <LinkSection
          title={fill(copy.more, { category: nameIn(locale, category) })}
          density="compact"
          links={[
            ...others.map(other => ({ name: nameIn(locale, other), link: other.link })),
            ...(others.length + 1 < category.providers.length
              ? [{ name: fill(copy.all, { count: category.providers.length }), link: category.link }]
              : []),
          ]}
        />
      )}
    </>
  )
}

/** Shrines and metros have a recognisable shape; a line drawing of it is clearer than initials. */
const drawn: Readonly<Record<string, ArtName>> = {
  'Ajmer Sharif Dargah': 'art-dargah',
  'Golden Temple': 'art-gurdwara',
  'Kashi Vishwanath Temple': 'art-temple',
  'Mahakaleshwar Temple': 'art-temple',
  'Mata Vaishno Devi Shrine': 'art-temple',
  'Shirdi Sai Baba Temple': 'art-temple',
  'Shri Amarnathji Shrine': 'art-temple',
  'Shri Jagannath Temple': 'art-temple',
  'Shri Ram Janmabhoomi Temple': 'art-temple',
  'Siddhivinayak Temple': 'art-temple',
  'Tirumala Tirupati Devasthanams': 'art-gopuram',
  'Bengaluru Metro': 'art-metro-bengaluru',
  'Delhi Metro': 'art-metro-delhi',
  'Hyderabad Metro': 'art-metro-hyderabad',
  'Mumbai Metro': 'art-metro-mumbai',
}

function ProviderPicture({ provider: { name, link } }: { readonly provider: Provider }) {
  const locale = useLocale()
  const art = drawn[name]
  return art ? (
    <ArtImage name={art} className={styles.line} />
  ) : (
    <Monogram name={name} billerId={link.slice(1)} locale={locale} size="large" />
  )
}

const shownNeighbours = 8

/** The next providers in the list, so that neighbours link to every page. */
export function neighbours(category: Category, provider: Provider): readonly Provider[] {
  const { providers } = category
  const count = Math.min(shownNeighbours, providers.length - 1)
  const first = providers.indexOf(provider) - Math.floor(count / 2)
  const around = Array.from({ length: count + 1 }, (_, step) =>
    providers.at((first + step) % providers.length),
  )
  return around.flatMap(other => (other && other !== provider ? [other] : []))
}

/** Other categories with the same company: its broadband beside its landline. */
export function otherCategoriesOf(category: Category, provider: Provider): readonly CityBill[] {
  return categories
    .filter(other => other.slug !== category.slug)
    .flatMap(other =>
      other.providers
        .filter(({ name }) => name === provider.name)
        .map(({ title, link }) => ({ title, link, category: other })),
    )
}

/** Whether the catalogue has more about a provider than its name. */
const isDescribed = ({ boards, kind, serves = [], name }: Provider): boolean =>
  boards !== undefined || kind !== undefined || serves.some(slug => placeOf(slug).name !== name)

/** The catalogue's facts about a provider. */
function AboutProvider({ provider }: { readonly provider: Provider }) {
  const locale = useLocale()
  const words = providerCopy[locale]
  const { boards, kind, serves = [] } = provider
  const name = nameIn(locale, provider)
  if (boards)
    return (
      <Card title={fill(words.boards, { state: name })}>
        <Prose>
          <ul>
            {boards.map(board => (
              <li key={board.slug}>
                <a href={href(board.link, locale)}>{nameIn(locale, board)}</a>
                {board.area && `: ${board.area.places.map(place => place[locale]).join(', ')}`}
                {board.area?.scope === 'some-districts' && ` ${boardCopy[locale].amongOthers}`}
              </li>
            ))}
          </ul>
          <p>
            {fill(boardCopy[locale].tariffs, {
              commission: electricityCommissions[provider.slug as StateSlug][locale],
            })}
          </p>
        </Prose>
      </Card>
    )

  const places = serves.map(slug => placeIn(slug, locale)).filter(place => place !== name)
  const named = places.join(', ')
  // A gas company serves districts around its cities, too.
  const isPartial = places.length > 1 && provider.path.startsWith('/gas-bill-payment/')
  return (
    <Card title={words.glance}>
      <FactList
        facts={[
          { label: words.kind, value: kind && providerKinds[kind][locale] },
          { label: words.places, value: isPartial ? fill(words.amongOthers, { places: named }) : named },
        ]}
      />
    </Card>
  )
}

/** A city with its state. */
function placeIn(slug: PlaceSlug, locale: Locale): string {
  const place = placeOf(slug)
  const name = nameIn(locale, place)
  const state = 'state' in place ? nameIn(locale, stateOf(place.state)) : name
  return state === name ? name : `${name} (${state})`
}
