import { Behaviour } from '../islands/island.tsx'
import { useLocale } from '../page/page.ts'
import { hrefWithQuery } from '../ui/link.ts'
import styles from './own-accounts.module.css'
import { showStrip } from './own-strip.behaviour.ts'

interface OwnAccountsProps {
  /** The path of a category or of a provider. */
  readonly path: string
}

/** The space for the accounts that a signed-in customer saved or paid here. The cached page itself is the same for everybody. */
export function OwnAccounts({ path }: OwnAccountsProps) {
  const locale = useLocale()
  return (
    <Behaviour
      start={showStrip}
      when="customer"
      props={{ address: hrefWithQuery('/my-strip', locale, { of: path.slice(1) }) }}
    >
      <div className={styles.own} />
    </Behaviour>
  )
}
