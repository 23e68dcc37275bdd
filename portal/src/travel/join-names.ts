import { type Locale, type Named, nameIn } from '@chowk/catalog'

const and = { en: 'and', hi: 'और' }

/** Names in a sentence: 'Ambala, Mandi and Kullu'. */
export function joinNames(named: readonly Named[], locale: Locale): string {
  const names = named.map(one => nameIn(locale, one))
  const [last = ''] = names.slice(-1)
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and[locale]} ${last}`
}
