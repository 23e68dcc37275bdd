import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { moneyParts } from '../../money/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { When } from '../account/when.tsx'
import styles from './entry-table.module.css'
import { OrderLink } from './order-link.tsx'
import { passbookCopy } from './passbook-copy.ts'
import { entryTitle, passedText } from './what-for.ts'

interface EntryTableProps {
  readonly locale: Locale
  readonly caption: string
  readonly entries: readonly WalletEntry[]
  /** What was there before the first of them, where that is told. */
  readonly forward?: { readonly name: string; readonly paise: number } | undefined
}

/** Entries with the balance after each. The currency stands in the headings, so that a phone has room for the digits. */
export function EntryTable({ locale, caption, entries, forward }: EntryTableProps): ReactNode {
  const copy = passbookCopy[locale]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.entry}</th>
          <th scope="col">{copy.amountColumn}</th>
          <th scope="col">{copy.balanceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {forward && (
          <tr>
            <th scope="row">{forward.name}</th>
            <td />
            <td data-name={copy.balanceColumn}>
              <Amount paise={forward.paise} />
            </td>
          </tr>
        )}
        {entries.map(entry => (
          <tr key={entry.id}>
            <th scope="row">
              <OrderLink reference={entry.reference} locale={locale}>
                {entryTitle(entry, locale)}
              </OrderLink>
              <span className={styles.note}>
                <When at={entry.at} locale={locale} />
              </span>
              {entry.passedPaise !== undefined && (
                <span className={styles.note}>{passedText(entry.passedPaise, locale)}</span>
              )}
            </th>
            <td className={classNames(entry.amountPaise > 0 && styles.in)} data-name={copy.amountColumn}>
              {entry.passedPaise === undefined ? <Amount paise={entry.amountPaise} signed /> : '–'}
            </td>
            <td data-name={copy.balanceColumn}>
              <Amount paise={entry.balancePaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Always with its paise: the digits of a column stand under each other. */
function Amount({ paise, signed = false }: { readonly paise: number; readonly signed?: boolean }): ReactNode {
  const parts = moneyParts(paise)
  return (
    <>
      {signed && paise > 0 ? '+' : parts.sign}
      {parts.rupees}
      <span className={styles.paise}>.{parts.paise}</span>
    </>
  )
}
