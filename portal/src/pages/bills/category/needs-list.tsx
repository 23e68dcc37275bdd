import { Icon } from '../../../icons/icon.tsx'
import styles from './needs-list.module.css'

/** What a payer needs before paying. */
export function NeedsList({ needs }: { readonly needs: readonly string[] }) {
  return (
    <ul className={styles.needs}>
      {needs.map(need => (
        <li key={need}>
          <Icon name="check" className={styles.check} />
          {need}
        </li>
      ))}
    </ul>
  )
}
