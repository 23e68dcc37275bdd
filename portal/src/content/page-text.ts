import pages from 'virtual:content/pages'
import questions from 'virtual:content/questions'
import type { Locale } from '@chowk/catalog'
import { documentsOf } from './documents.ts'
import type { DocumentOf } from './kinds.ts'

/** Questions of pages that have no other document. */
export const questionsText = documentsOf<DocumentOf<'questions'>, 'home' | 'footer'>(questions)

/** The pages whose content is a document, by its name. */
export const textPages = [
  'accessibility',
  'developers',
  'developers-static',
  'developers-server',
  'developers-react',
  'developers-next',
  'developers-status',
] as const

export const pageText = documentsOf<DocumentOf<'pages'>, (typeof textPages)[number]>(pages)

/** The head of such a page, without its breadcrumbs. */
export function textHead(name: (typeof textPages)[number], locale: Locale) {
  const { title, description, current } = pageText(name, locale)
  return { title, description, current }
}
