/** The link to the same page in the other language. Header and footer are kept as text, and each page puts its address in. */
import type { LanguageSwitch, Locale } from '@chowk/shell'
import { escapeAttribute } from '../page/in-html.ts'
import { localePath } from '../page/locale-path.ts'

const mark = '/language-switch-of-this-page'

export const languageSwitch = (locale: Locale): LanguageSwitch =>
  locale === 'hi'
    ? { href: mark, label: 'English', lang: 'en-IN' }
    : { href: mark, label: 'हिन्दी', lang: 'hi' }

export function withLanguageSwitch(html: string, locale: Locale, path: string, known?: string): string {
  const address = known ?? localePath(path, locale === 'hi' ? 'en' : 'hi')
  return html.replaceAll(mark, () => escapeAttribute(address))
}
