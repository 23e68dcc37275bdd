import type { ShortcutItem } from '@chowk/shell'
import { withIcon } from '../icons.ts'
import { type Locale, nameIn } from '../language.ts'
import { applyLinkChanges, type LinkChange } from '../link-changes.ts'
import { isUnavailable, unavailableText } from '../service-pages/service-page.ts'
import entries from './shortcuts.json' with { type: 'json' }

/**
 * The utilities bar, the most used first: it shows eleven and the others under More, with those not available yet at
 * the end.
 */
const shortcutsOf = (locale: Locale): readonly ShortcutItem[] =>
  entries.map(withIcon).map(entry => ({
    name: nameIn(locale, entry),
    url: entry.link,
    image_url: `icon:${entry.icon}`,
    ...(isUnavailable(entry.link) && { subtitle: unavailableText[locale] }),
  }))

/** The shortcuts in one language, after the operators' changes. */
export const shortcutsIn = (locale: Locale, changes: readonly LinkChange[] = []): readonly ShortcutItem[] =>
  applyLinkChanges(shortcutsOf(locale), changes, {
    labelled: label => ({ subtitle: label[locale] }),
    added: ({ to, words, icon }) => ({ name: words[locale], url: to, image_url: `icon:${icon}` }),
  })

export const shortcuts = shortcutsIn('en')
