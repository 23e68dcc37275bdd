import pages from 'virtual:content/pages'
import { documentsOf } from './documents.ts'
import type { PageDocument } from './page-kind.ts'

/** What a page of text says that stands alone. */
export const pageText = documentsOf<PageDocument, 'accessibility' | 'developers'>(pages)
