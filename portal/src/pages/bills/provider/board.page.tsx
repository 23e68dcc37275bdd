/** An electricity board's page, such as '/electricity-bill-payment/uttar-pradesh/madhyanchal-vidyut-vitran-nigam'. */

import {
  type Board,
  type BoardArea,
  boardsCheckedOn,
  type DestinationOf,
  destinationAt,
  electricityCommissions,
  nameIn,
  type Provider,
  type StateSlug,
  withArticle,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { countText, fill } from '../../../content/words.ts'
import { catalogBreadcrumbs } from '../../../hubs/hub-layout.tsx'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { BillerLayout } from './biller-layout.tsx'
import { boardCopy } from './provider-copy.ts'
import { type SubmittedForm, submitBillerForm } from './questions-of.ts'

export const boardPage = page<BoardFacts>({
  pattern: '/electricity-bill-payment/:state/:board',
  checkedOn: () => boardsCheckedOn,
  screenName: 'provider',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findBoard(path),
  head: ({ board }, { locale, path }) => ({
    title: board.title[locale],
    description: board.summary[locale],
    breadcrumbs: catalogBreadcrumbs(path, locale),
    current: board.short[locale],
  }),
  View: BoardView,
  async submit(context) {
    const facts = findBoard(context.path)
    return facts ? submitBillerForm(facts, facts.board, context) : { redirect: context.path }
  },
})

function findBoard(path: string): BoardFacts | undefined {
  const found = destinationAt(path)
  return found?.kind === 'board' ? found : undefined
}

interface BoardFacts extends DestinationOf<'board'>, SubmittedForm {}

function BoardView({ facts, context: { locale } }: ViewProps<BoardFacts>) {
  const { category, board, submitted } = facts
  return (
    <BillerLayout
      category={category}
      place={board}
      submitted={submitted}
      picture={<Monogram name={board.name} locale={locale} size="large" />}
      aside={
        <Card title={nameIn(locale, board)}>
          <FactList facts={boardFacts(facts, locale)} />
        </Card>
      }
      after={<Siblings facts={facts} />}
    >
      {board.area && <Area area={board.area} board={board} />}
      <Complaint facts={facts} />
    </BillerLayout>
  )
}

const commissionOf = ({ slug }: Provider, locale: Locale) => electricityCommissions[slug as StateSlug][locale]

function boardFacts({ provider: state, board }: BoardFacts, locale: Locale) {
  const copy = boardCopy[locale]
  return [
    { label: copy.state, value: <a href={href(state.link, locale)}>{nameIn(locale, state)}</a> },
    { label: copy.asksFor, value: board.parameters.map(({ label }) => label[locale]).join(', ') },
    { label: copy.tariffBy, value: commissionOf(state, locale) },
  ]
}

interface AreaProps {
  readonly area: BoardArea
  readonly board: Board
}

function Area({ area: { scope, places, note, source }, board }: AreaProps) {
  const locale = useLocale()
  const copy = boardCopy[locale]
  return (
    <ProseSection title={fill(copy.area, { board: board.short[locale] })}>
      <p>
        {copy.scope[scope]} {places.map(place => place[locale]).join(', ')}
        {fullStop[locale]}
      </p>
      {note && <p>{note[locale]}</p>}
      <p>
        {copy.billDecides}{' '}
        {source &&
          ('heardAt' in source ? (
            copy.unconfirmed
          ) : (
            <>
              {copy.listSource} <a href={source.link}>{source.name[locale]}</a>
            </>
          ))}
      </p>
    </ProseSection>
  )
}

function Complaint({ facts: { provider: state, board } }: { readonly facts: BoardFacts }) {
  const locale = useLocale()
  const copy = boardCopy[locale]
  return (
    <ProseSection title={copy.complaint}>
      <p>
        {fill(copy.way, {
          board: withArticle(board.short[locale]),
          commission: commissionOf(state, locale),
        })}
      </p>
    </ProseSection>
  )
}

function Siblings({ facts: { provider: state, board } }: { readonly facts: BoardFacts }) {
  const locale = useLocale()
  const copy = boardCopy[locale]
  const others = (state.boards ?? []).filter(other => other !== board)
  const values = { state: nameIn(locale, state) }
  return (
    <LinkSection
      title={others.length > 0 ? countText(copy.others, others.length, values) : fill(copy.more, values)}
      density="compact"
      links={[
        ...others.map(other => ({ name: nameIn(locale, other), link: other.link })),
        { name: state.title[locale], link: state.link },
      ]}
    />
  )
}
