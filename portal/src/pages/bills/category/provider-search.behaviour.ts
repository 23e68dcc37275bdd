import { element, type Locale } from '@chowk/shell/behaviour'
import { href } from '../../../ui/link.ts'
import { matches, searchWords } from './provider-match.ts'
import { providerSearchCopy } from './provider-search-copy.ts'

type ProviderSearchProps = { readonly locale: Locale; readonly listId: string; readonly total: number }

/** `data-words` of each entry has search words that the entry does not show. */
export function searchProviders(root: HTMLElement, { locale, listId, total }: ProviderSearchProps): void {
  const input = root.querySelector('input')
  const status = root.querySelector('[role=status]')
  const copy = providerSearchCopy[locale]
  const typed = () => input?.value.trim() ?? ''

  async function filter(): Promise<void> {
    const query = typed()
    const entries = entriesOf(listId)
    let shown = showMatching(entries, query, matches)
    if (shown === 0) {
      // Only needed for typing errors; without a network the filter works without it.
      const rule = await import('./provider-match.ts').catch(() => undefined)
      if (typed() !== query) return
      if (rule) shown = showMatching(entries, query, rule.soundsLike)
    }
    status?.replaceChildren(copy.found(query, shown, total))
    if (shown > 0) return
    const address = `${href('/search', locale)}?q=${encodeURIComponent(query)}`
    status?.append(' ', element('a', { href: address }, copy.everywhere))
  }

  root.addEventListener('input', () => void filter())
  root.addEventListener('submit', event => {
    event.preventDefault()
    const [first, second] = entriesOf(listId).filter(entry => !entry.hidden)
    const link = first?.querySelector('a')
    if (second) link?.focus()
    else link?.click()
  })
  // Letters may have been typed before this code loaded.
  if (typed() !== input?.defaultValue) void filter()
}

function entriesOf(listId: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${listId} li`)]
}

/** Returns the number of entries left. */
function showMatching(entries: readonly HTMLElement[], query: string, rule: typeof matches): number {
  for (const entry of entries)
    entry.hidden = !rule(searchWords([entry.textContent, entry.dataset.words ?? '']), query)
  return entries.filter(entry => !entry.hidden).length
}
