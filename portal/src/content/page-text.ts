import pages from 'virtual:content/pages'
import questions from 'virtual:content/questions'
import { documentsOf } from './documents.ts'
import type { PageDocument, QuestionsDocument } from './kinds.ts'

/** Questions of pages that have no other document. */
export const questionsText = documentsOf<QuestionsDocument, 'home' | 'footer'>(questions)

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

export const pageText = documentsOf<PageDocument, (typeof textPages)[number]>(pages)
