/**
 * Suggestions under the search box, requested from the server. Arrow keys choose, Enter follows, Escape and Tab close. The focus
 * stays in the box, which names the chosen option.
 */
import { element, type Locale, request } from '@chowk/shell/behaviour'
import iconStyles from '../icons/icon.module.css'
import type { IconName } from '../icons/icons.ts'
import { iconAddress } from '../page/page-settings.ts'
import { href } from '../ui/link.ts'
import type { SearchGroup } from './kinds.ts'
import { numberOffers } from './numbers.ts'
import { forgetSearches, recentSearches, storeSearch } from './recent-searches.ts'
import { commonSearches, searchCopy } from './search-copy.ts'
import styles from './suggestion-list.module.css'

/** Announcing the count after every letter would interrupt the reading of the letters. */
const countAfterMs = 700

/** `box` is a focused `SearchBox`; the suggestions stop with the signal. */
export function startSuggestions(box: HTMLElement, signal: AbortSignal): void {
  const locale = box.dataset.search as Locale
  const copy = searchCopy[locale]
  const input = part<HTMLInputElement>('input')
  const panel = part<HTMLElement>(`.${styles.panel}`)
  const says = part<HTMLElement>(`.${styles.says}`)
  const listbox = part<HTMLElement>('[role=listbox]')
  const status = part<HTMLElement>('[role=status]')
  let suggestions: readonly Suggestion[] = []
  let isOpen = true
  let chosen = -1
  let asking = new AbortController()
  let counting: ReturnType<typeof setTimeout> | undefined

  function part<Part extends Element>(selector: string): Part {
    return box.querySelector(selector) as Part
  }

  const typed = () => input.value.trim()

  async function suggest(): Promise<void> {
    asking.abort()
    asking = new AbortController()
    isOpen = true
    choose(-1)
    const query = typed()
    const byNumber = numberSuggestions(query, locale)
    if (byNumber.length > 0) show(byNumber)
    else if (query === '') show([...recentSuggestions(locale, close), ...commonSuggestions(locale)])
    else {
      const found = await find(query, locale, asking.signal)
      if (found && isOpen && query === typed()) show(foundSuggestions(found, locale), verdict(query, found))
    }
  }

  /** The sentence above the results if there are none, only similar ones, or the portal does not offer the service. */
  function verdict(query: string, { found, isWhole, notOffered }: FoundSuggestions): string | undefined {
    if (notOffered) return notOffered
    if (found.length === 0) return copy.nothing(query)
    return isWhole ? undefined : copy.near(query)
  }

  function show(next: readonly Suggestion[], text = ''): void {
    suggestions = next
    says.textContent = text
    says.hidden = text === ''
    listbox.replaceChildren(...groupsOf(next))
    listbox.hidden = next.length === 0
    panel.hidden = next.length === 0 && text === ''
    input.ariaExpanded = String(next.length > 0)
    clearTimeout(counting)
    status.textContent = ''
    if (isOpen && typed())
      counting = setTimeout(() => {
        status.textContent = text || copy.suggested(next.length)
      }, countAfterMs)
  }

  function close(): void {
    isOpen = false
    choose(-1)
    show([])
  }

  function choose(position: number): void {
    chosen = position
    const options = listbox.querySelectorAll('[role=option]')
    for (const [place, option] of options.entries()) option.ariaSelected = String(place === chosen)
    options[chosen]?.scrollIntoView({ block: 'nearest' })
    const id = options[chosen]?.id
    if (id) input.setAttribute('aria-activedescendant', id)
    else input.removeAttribute('aria-activedescendant')
  }

  async function move(step: number): Promise<void> {
    if (!isOpen) await suggest()
    const places = suggestions.length + 1
    choose(((chosen + 1 + step + places) % places) - 1)
  }

  /** Follows the chosen option; without one it opens the results, but for a number its first form. */
  function go(event: KeyboardEvent): void {
    const query = typed()
    const target = suggestions[chosen] ?? numberSuggestions(query, locale)[0]
    if (target) {
      event.preventDefault()
      target.follow()
    } else if (query)
      storeSearch([query, `${href('/search', locale)}?q=${encodeURIComponent(query)}`, 'search'])
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
    else if (event.key === 'Enter') go(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      void move(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  function groupsOf(all: readonly Suggestion[]): Element[] {
    const names = [...new Set(all.map(({ group }) => group))]
    return names.map(name => {
      const heading = element('p', { className: styles.group, textContent: name, ariaHidden: 'true' })
      const group = element('div', { role: 'group', ariaLabel: name }, heading)
      for (const [position, suggestion] of all.entries())
        if (suggestion.group === name) group.append(optionOf(suggestion, position))
      return group
    })
  }

  function optionOf({ name, note, icon, follow }: Suggestion, position: number): Element {
    const text = element('span', { textContent: name })
    if (note) text.append(element('span', { className: styles.note, textContent: ` ${note}` }))
    const own = {
      id: `${listbox.id}-${position}`,
      role: 'option',
      className: styles.option,
      ariaSelected: 'false',
    }
    const option = element('div', own, drawing(icon), text)
    option.addEventListener('click', follow)
    return option
  }

  /** A copy of the form's own icon, with another drawing. */
  function drawing(icon: IconName): Element {
    const svg = part('svg').cloneNode(true) as Element
    svg.setAttribute('class', `${iconStyles.icon} ${styles.mark}`)
    svg.firstElementChild?.setAttribute('href', iconAddress(icon))
    return svg
  }

  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', listbox.id)
  input.addEventListener('input', () => void suggest())
  input.addEventListener('focus', () => void suggest())
  input.addEventListener('keydown', onKeyDown)
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !box.contains(target)) close()
    },
    { signal },
  )
  // Text that was typed while the code was loading counts.
  void suggest()
}

const answers = new Map<string, FoundSuggestions>()

/** Cached, so that deleting a letter costs nothing. Without an answer the form still leads to the search page. */
async function find(query: string, locale: Locale, signal: AbortSignal) {
  const known = answers.get(query)
  if (known) return known
  const answer = await request(href(`/search/${locale}.json`, 'en'), {
    queryParams: { q: query },
    signal,
  }).catch(() => undefined)
  if (answer) answers.set(query, answer as FoundSuggestions)
  return answer as FoundSuggestions | undefined
}

/** The server's JSON. */
interface FoundSuggestions {
  readonly isWhole: boolean
  readonly notOffered?: string
  readonly found: readonly (readonly [
    name: string,
    path: string,
    icon: IconName,
    group: SearchGroup,
    isUnavailable?: 1,
  ])[]
}

interface Suggestion {
  readonly name: string
  readonly icon: IconName
  readonly group: string
  readonly note?: string
  follow(): void
}

const open = (path: string) => window.location.assign(path)

function foundSuggestions({ found }: FoundSuggestions, locale: Locale): readonly Suggestion[] {
  const copy = searchCopy[locale]
  return found.map(([name, path, icon, group, isUnavailable]) => ({
    name,
    icon,
    group: copy.groups[group],
    ...(isUnavailable && { note: copy.unavailable }),
    follow() {
      storeSearch([name, path, icon])
      open(path)
    },
  }))
}

/** A number is sent by POST, so that no URL contains it, and only when the visitor chooses the row. */
function numberSuggestions(typed: string, locale: Locale): readonly Suggestion[] {
  return numberOffers(typed, locale).map(({ name, icon, fields }) => ({
    name,
    icon,
    group: searchCopy[locale].numberGroup,
    follow: () => send(href('/quick-pay', locale), fields),
  }))
}

function recentSuggestions(locale: Locale, onForgotten: () => void): readonly Suggestion[] {
  const copy = searchCopy[locale]
  const recent = recentSearches().map(([name, path, icon]) => ({
    name,
    icon: icon as IconName,
    group: copy.recent,
    follow: () => open(path),
  }))
  if (recent.length === 0) return []
  const forget = {
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

/** Shown before anything is typed: common pages that the visitor did not open lately, and help for a pending payment. */
function commonSuggestions(locale: Locale): readonly Suggestion[] {
  const recent = new Set(recentSearches().map(([, path]) => path))
  return commonSearches
    .map(({ path, icon, ...name }) => [name[locale], href(path, locale), icon] as const)
    .filter(([, path]) => !recent.has(path))
    .map(search => {
      const [name, path, icon] = search
      return {
        name,
        icon,
        group: searchCopy[locale].common,
        follow() {
          storeSearch(search)
          open(path)
        },
      }
    })
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
