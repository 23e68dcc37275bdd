import { type DisputeState, disputeTypes } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { wordsOf } from '../../../content/words.ts'
import type { WithLocale } from '../../../page/page.ts'

export const disputeTones: Record<DisputeState, StateTone> = {
  raised: 'neutral',
  'with-biller': 'waiting',
  resolved: 'good',
  rejected: 'bad',
}

export function DisputeStateBadge({ state, locale }: WithLocale<{ state: DisputeState }>) {
  return <StateBadge tone={disputeTones[state]}>{wordsOf('disputes')[locale].states[state].name}</StateBadge>
}

export function disputeTypeName(typeId: string, locale: Locale): string {
  const type = disputeTypes.find(({ id }) => id === typeId)
  return type ? typeName(type, locale) : typeId
}

export function typeName({ name, hindi }: { readonly name: string; readonly hindi: string }, locale: Locale) {
  return locale === 'hi' ? hindi : name
}
