/** What stands under the search box while somebody types, and how a row of it is followed. */
import type { Locale } from '@chowk/shell/behaviour'
import type { IconName } from '../icons/icons.ts'
import { href } from '../ui/link.ts'
import type { SearchGroup } from './kinds.ts'
import { numberOffers } from './numbers.ts'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { searchCopy } from './search-copy.ts'

/** As the server sends them. */
export interface FoundSuggestions {
  readonly isWhole: boolean
  readonly found: readonly (readonly [
    name: string,
    path: string,
    icon: IconName,
    group: SearchGroup,
    isNotYet?: 1,
  ])[]
}

export interface Suggestion {
  readonly key: string
  readonly name: string
  readonly icon: IconName
  readonly group: string
  readonly note?: string
  follow(): void
}

const open = (path: string) => window.location.assign(path)

export function foundSuggestions({ found }: FoundSuggestions, locale: Locale): readonly Suggestion[] {
  const copy = searchCopy[locale]
  return found.map(([name, path, icon, group, isNotYet]) => ({
    key: path,
    name,
    icon,
    group: copy.groups[group],
    ...(isNotYet && { note: copy.notYet }),
    follow() {
      keepSearch([name, path, icon])
      open(path)
    },
  }))
}

/** A number goes by POST, so that it stands in no address, and is not asked of the server before. */
export function numberSuggestions(typed: string, locale: Locale): readonly Suggestion[] {
  return numberOffers(typed, locale).map(({ name, icon, fields }) => ({
    key: name,
    name,
    icon,
    group: searchCopy[locale].numberGroup,
    follow: () => send(href('/quick-pay', locale), fields),
  }))
}

export function recentSuggestions(locale: Locale, onForgotten: () => void): readonly Suggestion[] {
  const copy = searchCopy[locale]
  const recent = recentSearches().map(([name, path, icon]) => ({
    key: path,
    name,
    icon: icon as IconName,
    group: copy.recent,
    follow: () => open(path),
  }))
  if (recent.length === 0) return []
  const forget = {
    key: '',
    name: copy.forget,
    icon: 'x' as const,
    group: copy.recent,
    follow() {
      forgetSearches()
      onForgotten()
    },
  }
  return [...recent, forget]
}

function send(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
