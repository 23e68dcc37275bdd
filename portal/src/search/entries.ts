/** What can be found: every destination of the catalogue, the pages of an account and the answers of the help. */
import { accountPages, type Destination, destinations, type Locale, nameIn } from '@chowk/catalog'
import { type HelpTopic, helpTopics } from '@chowk/services'
import { localePath } from '../page/locale-path.ts'
import type { SearchEntry } from './match.ts'

const known = new Map<Locale, readonly SearchEntry[]>()

export function searchEntries(locale: Locale): readonly SearchEntry[] {
  const built = known.get(locale) ?? [
    ...destinations('en').map(destination => entryOf(destination, locale)),
    ...accountPages.map(({ path, name, hindi }): SearchEntry => {
      const words = `${name} ${hindi} ${moreWords[path] ?? ''}`
      return [nameIn(locale, { name, hindi }), localePath(path, locale), words]
    }),
    ...helpTopics.map(topic => helpEntry(topic, locale)),
  ]
  known.set(locale, built)
  return built
}

/** What people call the pages of their account. */
const moreWords: Readonly<Record<string, string>> = {
  '/settings': 'account settings language passkey pin forgot lock unlock पिन भूल गए खाता लॉक अनलॉक',
  '/myorders': 'history payments receipt रसीद पुराने भुगतान',
  '/passbook': 'balance add money statement',
  '/care': 'customer care support contact complaint refund otp',
  '/bbps': 'complaint shikayat grievance',
}

function helpEntry({ id, keywords, en, hi }: HelpTopic, locale: Locale): SearchEntry {
  const [shown, other] = locale === 'hi' ? [hi, en] : [en, hi]
  return [shown.title, localePath(`/care/${id}`, locale), `${other.title} ${keywords.join(' ')}`]
}

function entryOf(destination: Destination, locale: Locale): SearchEntry {
  const name = labelOf(destination, locale)
  const words = new Set([destination.name, destination.hindi ?? '', ...destination.synonyms])
  // In both languages: on a Hindi page 'jio recharge' is asked for as often as 'जियो रिचार्ज'.
  if (destination.kind === 'provider') {
    words.add(destination.category.name)
    words.add(destination.category.hindi)
  }
  words.delete(name)
  return [name, localePath(destination.path, locale), [...words].filter(Boolean).join(' ')]
}

/** A provider's name alone does not say what would be paid: 'Airtel' is a recharge, a bill and a connection. */
function labelOf(destination: Destination, locale: Locale): string {
  if (destination.kind !== 'provider') return nameIn(locale, destination)
  return `${nameIn(locale, destination)} – ${nameIn(locale, destination.category)}`
}
