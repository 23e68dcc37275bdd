import { useEffect, useState } from 'react'
import { fetchMenu, type MenuItem } from '../calls/menu.ts'
import type { Locale } from '../words/words.ts'

type Menu = readonly MenuItem[]

const noMenu: readonly MenuItem[] = []

/** The menu: what was supplied, or else what the storefront answers; empty until then and when it fails. */
export function useMenu(menuData: Menu | undefined, locale: Locale): Menu {
  const [fetched, setFetched] = useState(noMenu)
  useEffect(() => {
    if (menuData !== undefined) return
    let isStale = false
    void fetchMenu(locale).then(({ items }) => {
      if (!isStale) setFetched(items?.items ?? noMenu)
    })
    return () => {
      isStale = true
    }
  }, [menuData, locale])
  return menuData ?? fetched
}
