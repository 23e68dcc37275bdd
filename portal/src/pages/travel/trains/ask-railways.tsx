import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { besideIfOutside } from '../../../ui/link.ts'
import styles from './ask-railways.module.css'
import { trainCopy } from './train-copy.ts'

/** Where the railways themselves answer. */
export function AskRailways({ locale }: { readonly locale: Locale }): ReactNode {
  const { askRailways, waysToAsk } = trainCopy[locale]
  return (
    <Card title={askRailways}>
      <ul className={styles.ways}>
        {waysToAsk.map(({ name, note, link }) => (
          <li key={name}>
            <span className={styles.name}>
              <a href={link} {...besideIfOutside(link)}>
                {name}
              </a>
            </span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
