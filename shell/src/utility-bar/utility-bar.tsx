import { useEffect, useRef, useState } from 'react'
import { fetchUtilities, type ShortcutItem, shortcutItem } from '../calls/utilities.ts'
import { HOVER_THROTTLE_MS, UTILITY_BAR_CLOSE_DELAY_MS } from '../config/constants.ts'
import { attachDisclosures } from '../ui/disclosure.ts'
import { attachHover } from '../ui/hover.ts'
import { IN_DOCUMENT, type InDocument, isEmptyList, Kept } from '../ui/kept.tsx'
import { uncoverBrokenPictures } from '../ui/picture.tsx'
import { keptListOf, locale as localeKind, type PropsOf } from '../validation/kinds.ts'
import { validProps } from '../validation/valid-props.ts'
import { words } from '../words/words.ts'
import { Shortcuts, ShortcutsLoading } from './shortcuts.tsx'
import styles from './utility-bar.module.css'

export interface UtilityBarProps extends PropsOf<typeof utilityBarProps> {}

export const utilityBarProps = {
  /** The shortcuts; fetched when none are given. 'in-document' keeps the list the server already sent. */
  items: keptListOf(shortcutItem),
  locale: localeKind,
}

export function UtilityBar(props: UtilityBarProps) {
  const { items, locale = 'en' } = validProps('UtilityBar', utilityBarProps, props)
  const bar = useRef<HTMLElement>(null)
  const shortcuts = useShortcuts(items)
  const isEmpty = isEmptyList(shortcuts)

  useEffect(uncoverBrokenPictures, [])
  useEffect(() => {
    if (!bar.current || isEmpty) return
    const disclosures = attachDisclosures(bar.current)
    attachHover(disclosures, { throttleMs: HOVER_THROTTLE_MS, closeDelayMs: UTILITY_BAR_CLOSE_DELAY_MS })
    return disclosures.detach
  }, [isEmpty])

  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={words(locale).shortcuts}
      aria-busy={shortcuts === 'loading' || undefined}
      data-empty={isEmpty ? '' : undefined}
      inert={isEmpty}
    >
      <Kept as="div" className={styles.content}>
        {shortcuts === IN_DOCUMENT ? (
          IN_DOCUMENT
        ) : shortcuts === 'loading' ? (
          <ShortcutsLoading />
        ) : (
          <Shortcuts shortcuts={shortcuts} locale={locale} />
        )}
      </Kept>
    </nav>
  )
}

/** A failed call gives an empty list, and an empty bar closes. */
function useShortcuts(
  items: readonly ShortcutItem[] | InDocument | undefined,
): readonly ShortcutItem[] | InDocument | 'loading' {
  const [fetched, setFetched] = useState<readonly ShortcutItem[] | 'loading'>('loading')
  useEffect(() => {
    if (items !== undefined) return
    let isStale = false
    fetchUtilities()
      .catch(() => [])
      .then(answer => {
        if (!isStale) setFetched(answer)
      })
    return () => {
      isStale = true
    }
  }, [items])
  return items ?? fetched
}
