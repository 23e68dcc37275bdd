import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { dataCopy } from './data-copy.ts'
import styles from './parts.module.css'
import { settingsCopy } from './settings-copy.ts'

/** The way to each part of the page: most of them lie below the window. */
export function Parts({ locale }: { readonly locale: Locale }): ReactNode {
  const { parts, pin, limits, passkeys, devices, safety } = settingsCopy[locale]
  const names = { pin, limits, passkeys, devices, safety, data: dataCopy[locale].title }
  return (
    <nav aria-label={parts}>
      <ul className={styles.parts}>
        {Object.entries(names).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
