import pages from 'virtual:content/about'
import type { Locale } from '@chowk/catalog'
import { aboutName } from './about-name.ts'
import { documentsOf, hasDocument } from './documents.ts'
import type { DocumentOf } from './kinds.ts'

const documentAt = documentsOf<DocumentOf<'about'>>(pages)

/** Whether something is written about this provider or board alone. */
export const isAbout = (path: string, locale: Locale = 'en') => hasDocument(pages, aboutName(path), locale)

export const aboutText = (path: string, locale: Locale): DocumentOf<'about'> =>
  documentAt(aboutName(path), locale)
