/** The header and footer for a server that has never received the fragments: plain links are better than an error. */
import type { Fragments } from './answer.ts'

const words = {
  en: { skip: 'Skip to main content', home: 'Home', signIn: 'Sign In', help: 'Help', privacy: 'Privacy' },
  hi: { skip: 'मुख्य सामग्री पर जाएँ', home: 'होम', signIn: 'साइन इन', help: 'मदद', privacy: 'गोपनीयता' },
} as const

export function plainBar(portal: string, locale: unknown): Fragments {
  const { skip, home, signIn, help, privacy } = words[locale === 'hi' ? 'hi' : 'en']
  const folder = locale === 'hi' ? '/hi' : ''
  const at = (path: string) => new URL(folder + path || '/', portal).href.replaceAll('"', '&quot;')
  return {
    version: 'plain',
    head: '',
    header: `<header><a href="#main">${skip}</a> <a href="${at('')}">${home}</a> <a href="${at('/login')}">${signIn}</a></header>`,
    footer: `<footer><a href="${at('/care')}">${help}</a> <a href="${at('/privacy')}">${privacy}</a></footer>`,
    scripts: '',
    csp: {},
  }
}
