import { type Category, type Locale, nameIn, type Provider, placeOf, providerKinds } from '@chowk/catalog'
import { Fragment } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Behaviour } from '../../../islands/island.tsx'
import { FoldBoundary } from '../../../page/fold-boundary.tsx'
import { useLocale } from '../../../page/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { href } from '../../../ui/link.ts'
import { type GridLink, LinkGrid } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { type Directory, directoryOf, isLong, isSearched } from './directory.ts'
import styles from './provider-list.module.css'
import { ruleFor, searchWords, unshownWords } from './provider-match.ts'
import { searchProviders } from './provider-search.behaviour.ts'
import { providerSearchCopy } from './provider-search-copy.ts'

const categoryCopy = wordsOf('categoryCategory')

const shownNames = 4

/** A second line that distinguishes providers: the boards of a state, the places a company serves, or its kind. */
export function providerNote(provider: Provider, locale: Locale): string | undefined {
  const { boards, serves = [], kind } = provider
  if (boards)
    return someOf(
      boards.map(board => shortName(nameIn(locale, board))),
      locale,
    )
  if (kind) return providerKinds[kind][locale]
  // The name 'Bhopal Municipal Corporation' contains its city already.
  const ownName = nameIn(locale, provider)
  const places = serves.map(slug => nameIn(locale, placeOf(slug))).filter(place => !ownName.includes(place))
  return places.length > 0 ? someOf(places, locale) : undefined
}

const andMore: Record<Locale, (shown: string, more: number) => string> = {
  en: (shown, more) => `${shown} and ${more} more`,
  hi: (shown, more) => `${shown} और ${more} अन्य`,
}

function someOf(names: readonly string[], locale: Locale): string {
  const shown = names.slice(0, shownNames).join(', ')
  const more = names.length - shownNames
  if (more <= 0) return shown
  return andMore[locale](shown, more)
}

/** 'Bangalore Electricity Supply Company (BESCOM)' becomes BESCOM; a bracket with 'formerly' does not count. */
function shortName(name: string): string {
  return /\(((?!formerly|पहले)[^),]+)[^)]*\)/.exec(name)?.[1] ?? name
}

interface ProviderListProps {
  readonly category: Category
  readonly query: string
  /** The chosen kind, if the category has kinds. */
  readonly kind: string | undefined
}

const listId = 'providers'

/**
 * Every provider of a category as a link: a short list as it is, a long one with a search, letters and kinds. One
 * kind has one or two providers per letter, so it has no letters.
 */
export function ProviderList({ category, query, kind }: ProviderListProps) {
  const locale = useLocale()
  const directory = directoryOf(category, locale, kind)
  const providers = directory.letters.flatMap(letter => letter.providers)
  const rule = ruleFor(
    providers.map(provider => searchWords([shownOf(provider, locale), ...namesOf(provider, locale)])),
    query,
  )
  const linkTo = (provider: Provider) => listed(provider, locale, words => rule(words, query))
  const links = providers.map(linkTo)
  const shown = links.filter(link => !link.hidden).length
  const isWhole = query === '' && !directory.kind
  return (
    <div className={styles.directory}>
      {isSearched(category) && (
        <ProviderSearch
          label={categoryCopy[locale].search}
          listId={listId}
          total={links.length}
          query={query}
          shown={shown}
          kind={directory.kind}
        />
      )}
      {isWhole && directory.popular.length > 0 && (
        <div className={styles.popular}>
          <h3 className={styles.heading}>{categoryCopy[locale].popular}</h3>
          <LinkGrid links={directory.popular.map(each => tile(each, locale))} density="tiles" />
        </div>
      )}
      <Kinds category={category} directory={directory} />
      {isLong(category) && !directory.kind ? (
        <Letters directory={directory} linkTo={linkTo} />
      ) : (
        <LinkGrid id={listId} links={links} density={isLong(category) ? 'rows' : 'roomy'} />
      )}
      {!isSearched(category) && <p className={styles.missing}>{categoryCopy[locale].notListed}</p>}
    </div>
  )
}

interface KindsProps extends Pick<ProviderListProps, 'category'> {
  readonly directory: Directory
}

function Kinds({ category, directory: { kinds, kind } }: KindsProps) {
  const locale = useLocale()
  if (kinds.length === 0) return null
  const copy = categoryCopy[locale]
  const choices = [
    { name: fill(copy.allKinds, { count: category.providers.length }), link: category.path, isChosen: !kind },
    ...kinds.map(each => ({
      name: `${copy.kindNames[each.kind]} ${each.count}`,
      link: `${category.path}?kind=${each.kind}`,
      isChosen: each.kind === kind,
    })),
  ]
  return (
    <nav aria-label={copy.kinds} className={styles.kinds}>
      {choices.map(({ name, link, isChosen }) => (
        <a
          key={link}
          href={href(link, locale)}
          className={classNames(styles.kind, isChosen && styles.chosen)}
          aria-current={isChosen || undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

interface LettersProps extends Pick<KindsProps, 'directory'> {
  linkTo(provider: Provider): GridLink
}

/** More than a window shows below the heading, the search and the popular providers. */
const firstScreenProviders = 12

/** The style sheet hides the letters while the visitor searches. */
function Letters({ directory: { letters }, linkTo }: LettersProps) {
  const copy = categoryCopy[useLocale()]
  const listedUpTo = (index: number) => letters.slice(0, index + 1).flatMap(letter => letter.providers).length
  const lastOnFirstScreen = letters.findIndex((_, index) => listedUpTo(index) >= firstScreenProviders)
  return (
    <div className={styles.letters}>
      <nav aria-label={copy.letters} className={styles.rail}>
        {letters.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div id={listId} className={styles.letters}>
        {letters.map(({ letter, providers }, index) => (
          <Fragment key={letter}>
            <div className={styles.letter}>
              <h3 id={idOf(letter)} className={styles.heading}>
                {letter}
              </h3>
              <LinkGrid links={providers.map(linkTo)} density="rows" />
            </div>
            {index === lastOnFirstScreen && <FoldBoundary />}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

const idOf = (letter: string): string => `letter-${letter}`

function listed(provider: Provider, locale: Locale, isFound: (words: string) => boolean): GridLink {
  const link = tile(provider, locale)
  const note = providerNote(provider, locale)
  const shown = shownOf(provider, locale)
  const words = unshownWords(shown, namesOf(provider, locale))
  return {
    ...link,
    ...(note && { note }),
    searchWords: words,
    hidden: !isFound(searchWords([shown, words])),
  }
}

const shownOf = (provider: Provider, locale: Locale): string =>
  `${nameIn(locale, provider)} ${providerNote(provider, locale) ?? ''}`

const tile = (provider: Provider, locale: Locale): GridLink => ({
  name: nameIn(locale, provider),
  link: provider.link,
  picture: <Monogram name={provider.name} billerId={provider.link.slice(1)} locale={locale} />,
})

/**
 * Every name that a visitor may type for a provider: its own and its places' in both languages, and its boards' as
 * the page shows them, since a board's short name is the same in both.
 */
function namesOf(provider: Provider, locale: Locale): string[] {
  const { name, hindi, synonyms = [], boards = [], serves = [] } = provider
  const boardNames = boards.flatMap(board => [board.name, nameIn(locale, board), ...(board.synonyms ?? [])])
  const placeNames = serves.map(placeOf).flatMap(place => [place.name, place.hindi])
  return [name, hindi ?? '', ...synonyms, ...boardNames, ...placeNames]
}

interface ProviderSearchProps {
  readonly label: string
  /** The id of the list; `data-words` of each entry has search words that the entry does not show. */
  readonly listId: string
  /** The kind that the list is already filtered by. */
  readonly kind?: string | undefined
  readonly total: number
  /** The server's own filter, and how many entries it left. */
  readonly query: string
  readonly shown: number
}

/**
 * Search-as-you-type over a list that the server sent as HTML: entries are hidden and shown in place, so the list is
 * not sent twice. Without JavaScript the same form goes to the server.
 */
export function ProviderSearch(props: ProviderSearchProps) {
  const { label, listId, total, kind, query, shown } = props
  const locale = useLocale()
  const copy = providerSearchCopy[locale]
  return (
    <Behaviour start={searchProviders} when="interaction" props={{ locale, listId, total }}>
      <search>
        <form>
          <label className={styles.label} htmlFor={`${listId}-search`}>
            {label}
          </label>
          <div className={styles.box}>
            <Icon name="search" className={styles.icon} />
            <input
              id={`${listId}-search`}
              className={styles.input}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              aria-controls={listId}
              aria-describedby={`${listId}-found`}
            />
            {kind && <input type="hidden" name="kind" value={kind} />}
            <button className={styles.submit} type="submit">
              {copy.submit}
            </button>
          </div>
          <p className={styles.found} id={`${listId}-found`} role="status">
            {copy.found(query, shown, total)}
            {shown === 0 && (
              <>
                {' '}
                <a href={`${href('/search', locale)}?q=${encodeURIComponent(query)}`}>{copy.everywhere}</a>
              </>
            )}
          </p>
        </form>
      </search>
    </Behaviour>
  )
}
