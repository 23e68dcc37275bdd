import type { Ref } from 'react'
import { fetchUtilities } from '../calls/utilities.ts'
import { startEach } from '../page/start-each.ts'
import { useBehaviour } from '../page/use-behaviour.ts'
import { useFetched } from '../page/use-fetched.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { validProps } from '../validation/valid-props.ts'
import { type Locale, words } from '../words/words.ts'
import { attachShortcuts } from './attach-shortcuts.ts'
import { Shortcuts, ShortcutsLoading } from './shortcuts.tsx'
import styles from './utility-bar.module.css'
import { type ShownShortcut, type UtilityBarProps, utilityBarProps } from './utility-bar-props.ts'

/** A failed call gives an empty list, and an empty bar closes. */
export const loadShortcuts = (locale: Locale): Promise<readonly ShownShortcut[]> =>
  fetchUtilities(locale).catch(() => [])

/** The bar by itself; in a header it is part of it. */
export function UtilityBar(props: UtilityBarProps) {
  const { items, locale = 'en' } = validProps('UtilityBar', utilityBarProps, props)
  const shortcuts = useFetched(items, loadShortcuts, locale, 'loading')
  const bar = useBehaviour<undefined, HTMLElement>(startShortcuts, undefined)
  return <ShortcutBar ref={bar} shortcuts={shortcuts} locale={locale} />
}

const startShortcuts = (bar: HTMLElement) => startEach([uncoverBrokenPictures, () => attachShortcuts(bar)])

interface ShortcutBarProps {
  readonly ref?: Ref<HTMLElement>
  readonly shortcuts: readonly ShownShortcut[] | 'loading'
  readonly locale: Locale
}

export function ShortcutBar({ ref, shortcuts, locale }: ShortcutBarProps) {
  const isEmpty = shortcuts.length === 0
  return (
    <nav
      ref={ref}
      className={styles.bar}
      aria-label={words(locale).shortcuts}
      aria-busy={shortcuts === 'loading' || undefined}
      data-empty={isEmpty ? '' : undefined}
      inert={isEmpty}
    >
      <div className={styles.content}>
        {shortcuts === 'loading' ? <ShortcutsLoading /> : <Shortcuts shortcuts={shortcuts} locale={locale} />}
      </div>
    </nav>
  )
}
