/** What a train service can say to what was typed, without live data: the form of a number, the days of a booking. */
import type { BillerParameter, ServicePage } from '@chowk/catalog'
import { latinDigits } from '../../../money/money.ts'
import { type FieldProblem, type Journey, searchRoutes, type Typed } from '../../travel/route-search.ts'
import type { Day } from '../../travel/travel-day.ts'
import { trains } from '../../travel/travel-mode.ts'

export type ServiceOutcome =
  | { readonly kind: 'ticket'; readonly pnr: string }
  | { readonly kind: 'train'; readonly trainNumber: string }
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'journey'; readonly journey: Journey; readonly today: Day }

export interface ServiceAnswer {
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  readonly outcome?: ServiceOutcome
}

const personalFields: readonly string[] = ['pnr', 'irctcUserId']

/** What names a person's ticket or account is sent by POST, so that it stands in no address and no history. */
export function isPersonal({ form }: ServicePage): boolean {
  return form.fields.some(({ name }) => personalFields.includes(name))
}

/** Undefined when nothing was asked. */
export function answerService({ form }: ServicePage, typed: Typed, today: Day): ServiceAnswer | undefined {
  const [field] = form.fields
  if (!field) return undefined
  if (field.name === 'from') return answerJourney(typed, today)
  const given = typed[field.name]
  return given === undefined ? undefined : answerNumber(field, given)
}

function answerJourney(typed: Typed, today: Day): ServiceAnswer | undefined {
  const search = searchRoutes(trains, typed, today)
  if (!search?.journey) return search
  return { ...search, outcome: { kind: 'journey', journey: search.journey, today } }
}

function answerNumber(field: BillerParameter, given: string): ServiceAnswer {
  const typed = { [field.name]: given }
  const value = readNumber(given)
  if (!new RegExp(`^(?:${field.pattern})$`, 'v').test(value))
    return { typed, problems: [{ field: field.name, message: field.error }] }
  return { typed, problems: [], outcome: outcomeOf(field.name, value) }
}

/** Tickets print spaces and hyphens in long numbers; a Hindi keyboard types Hindi digits. */
const readNumber = (given: string) => latinDigits(given).replace(/[\s-]/g, '')

function outcomeOf(name: string, value: string): ServiceOutcome {
  switch (name) {
    case 'pnr':
      return { kind: 'ticket', pnr: value }
    case 'trainNumber':
      return { kind: 'train', trainNumber: value }
    case 'irctcUserId':
      return { kind: 'account', userId: value }
    default:
      throw new Error(`No train service answers to "${name}": say in service-answer.ts what it can tell.`)
  }
}
