import pages from 'virtual:content/questions'
import type { QuestionsDocument } from './category-kinds.ts'
import { documentsOf } from './documents.ts'

/** Questions of pages that have no other text of their own. */
export const questionsText = documentsOf<QuestionsDocument, 'home' | 'footer'>(pages)
