import { useEffect, useRef } from 'react'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { IN_DOCUMENT, isEmptyList, Kept } from '../ui/kept.tsx'
import { validProps } from '../validation/valid-props.ts'
import { words } from '../words/words.ts'
import { attachShortcuts } from './attach-shortcuts.ts'
import { Shortcuts, ShortcutsLoading } from './shortcuts.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import styles from './utility-bar.module.css'
import { type UtilityBarProps, utilityBarProps } from './utility-bar-props.ts'

export function UtilityBar(props: UtilityBarProps) {
  const { items, locale = 'en' } = validProps('UtilityBar', utilityBarProps, props)
  const bar = useRef<HTMLElement>(null)
  const shortcuts = useShortcuts(items, locale)
  const isEmpty = isEmptyList(shortcuts)

  useEffect(uncoverBrokenPictures, [])
  useEffect(() => {
    if (bar.current && !isEmpty) return attachShortcuts(bar.current)
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
