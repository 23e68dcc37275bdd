/**
 * The page around a component: the parts of public pages read their language and head here. An island hydrates alone,
 * so it and everything in it gets the language as a prop.
 */
import type { Locale } from '@chowk/shell'
import { createContext, useContext } from 'react'
import type { Head, PageContext } from './page.ts'

interface ShownPage {
  readonly context: Pick<PageContext, 'locale'>
  readonly head: Head
}

export const CurrentPage = createContext<ShownPage | undefined>(undefined)

export function useCurrentPage(): ShownPage {
  const page = useContext(CurrentPage)
  if (!page) throw new Error('This component is rendered outside a page: wrap it in <CurrentPage>.')
  return page
}

export const useLocale = (): Locale => useCurrentPage().context.locale
