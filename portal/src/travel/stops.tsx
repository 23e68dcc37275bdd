import { type Named, nameIn } from '@chowk/catalog'
import { useLocale } from '../page/page.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './stops.module.css'

interface End {
  readonly name: string
  /** The terminal that the ticket names. */
  readonly note?: string
}

interface StopsProps {
  readonly from: End
  readonly via: readonly Named[]
  readonly to: End
}

/** The places of a journey in order. */
export function Stops({ from, via, to }: StopsProps) {
  const locale = useLocale()
  return (
    <ol className={styles.stops}>
      <Stop {...from} isEnd />
      {via.map(place => (
        <Stop key={place.name} name={nameIn(locale, place)} />
      ))}
      <Stop {...to} isEnd />
    </ol>
  )
}

function Stop({ name, note, isEnd = false }: End & { readonly isEnd?: boolean }) {
  return (
    <li className={classNames(styles.stop, isEnd && styles.end)}>
      {name}
      {note && <span className={styles.note}>{note}</span>}
    </li>
  )
}
