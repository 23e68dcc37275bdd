/** The rules that a page uses, with their period, source and day of checking, and a warning past the end of the period. */

import {
  dateText,
  dayInIndia,
  type IsoDate,
  periodText,
  type Rule,
  ruleOn,
  rulesOfPage,
} from '@chowk/catalog'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../content/words.ts'
import { useLocale } from '../page/page.ts'
import { fullStop } from './full-stop.ts'
import { Notice } from './notice.tsx'
import { Prose } from './prose.tsx'

interface RulesProps {
  readonly rules: readonly Rule[]
  readonly today?: IsoDate
}

const copy = wordsOf('rulesInForce')

/** List items, for a list of the page's own. */
export function RulesInForce({ rules, today = dayInIndia() }: RulesProps): ReactNode {
  const locale = useLocale()
  const words = copy[locale]
  return rules.map(rule => {
    const state = ruleOn(rule, today)
    const row = state.isInForce ? state.row : state.latest
    const readOn = dateText(row.checkedOn)[locale]
    return (
      <li key={rule.id}>
        {rule.name[locale]}: {periodText(row)[locale]}
        {fullStop[locale]}{' '}
        {'heardAt' in row.source ? (
          <>
            {row.unconfirmed?.[locale] ?? fill(words.heard, { day: readOn })} {words.check}{' '}
            <a href={rule.check.link}>{rule.check.name[locale]}</a>
            {fullStop[locale]}
          </>
        ) : (
          <>
            {words.source} <a href={row.source.link}>{row.source.name[locale]}</a> (
            {fill(words.checkedOn, { day: readOn })}){fullStop[locale]} {row.unconfirmed?.[locale]}
          </>
        )}
      </li>
    )
  })
}

/** A warning that the page's numbers are outdated, with a link to the current ones; nothing while they are in force. */
export function OutdatedRules({ rules, today = dayInIndia() }: RulesProps): ReactNode {
  const locale = useLocale()
  const words = copy[locale]
  return rules.map(rule => {
    const state = ruleOn(rule, today)
    if (state.isInForce) return null
    return (
      <Notice key={rule.id} tone="warning">
        <p>
          {fill(words.outdated, { rule: rule.name[locale], period: periodText(state.latest)[locale] })}{' '}
          {words.check} <a href={rule.check.link}>{rule.check.name[locale]}</a>
          {fullStop[locale]}
        </p>
      </Notice>
    )
  })
}

interface PageRulesProps {
  readonly path: string
  readonly today?: IsoDate
}

/** The rules of a page, if it uses any: below its text, with a warning past the end of their period. */
export function PageRules({ path, today = dayInIndia() }: PageRulesProps) {
  const rules = rulesOfPage(path)
  if (rules.length === 0) return null
  // Rules of the warning are not repeated.
  const inForce = rules.filter(rule => ruleOn(rule, today).isInForce)
  return (
    <Prose>
      <OutdatedRules rules={rules} today={today} />
      {inForce.length > 0 && (
        <ul>
          <RulesInForce rules={inForce} today={today} />
        </ul>
      )}
    </Prose>
  )
}
