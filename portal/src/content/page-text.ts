import pages from 'virtual:content/pages'
import questions from 'virtual:content/questions'
import { documentsOf } from './documents.ts'
import type { PageDocument, QuestionsDocument } from './kinds.ts'

/** Questions of pages that have no other document. */
export const questionsText = documentsOf<QuestionsDocument, 'home' | 'footer'>(questions)

/** The text of pages whose content is a document. */
export const pageText = documentsOf<
  PageDocument,
  'accessibility' | 'developers' | `developers-${'static' | 'server' | 'react' | 'next' | 'status'}`
>(pages)
