/** What rules set, as documents name it in braces by rule and field: `{toll-without-tag.upiTimes}` is what holds today. */
import { type Bilingual, type Locale, rowToday, rules } from '@chowk/catalog'
import { formatBrief } from '../money/money.ts'

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? value[name as keyof typeof value] : undefined

/** Undefined if there is no such rule or field. A page that shows one also shows `PageRules`. */
export function ruleValue(name: string, locale: Locale): string | undefined {
  const [id, ...fields] = name.split('.')
  const rule = rules.find(each => each.id === id)
  const value = rule && fields.reduce(field, rowToday(rule).value)
  if (typeof value === 'object' && value !== null && locale in value) return (value as Bilingual)[locale]
  if (typeof value !== 'number') return undefined
  if (name.includes('Paise')) return formatBrief(value, locale)
  return (name.includes('Bps') ? value / 100 : value).toLocaleString('en-IN')
}
