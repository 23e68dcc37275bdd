import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import { wordsOf } from '../../../content/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { href } from '../../../ui/link.ts'
import { ColumnAmount, havePaise } from '../../../ui/money.tsx'
import styles from './entry-table.module.css'
import { entryTitle, passedText } from './what-for.ts'

interface EntryTableProps {
  readonly locale: Locale
  readonly caption: string
  readonly entries: readonly WalletEntry[]
  /** The balance before the first entry, if it is shown. */
  readonly forward?: { readonly name: string; readonly paise: number } | undefined
}

/** Entries with the balance after each. The headings name the currency, so that a phone has room for the digits. */
export function EntryTable({ locale, caption, entries, forward }: EntryTableProps): ReactNode {
  const copy = wordsOf('passbook')[locale]
  const besidePaise = havePaise([
    ...(forward ? [forward.paise] : []),
    ...entries.flatMap(({ amountPaise, balancePaise }) => [amountPaise, balancePaise]),
  ])
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
              <ColumnAmount paise={forward.paise} besidePaise={besidePaise} />
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
              {entry.passedPaise === undefined ? (
                <ColumnAmount paise={entry.amountPaise} besidePaise={besidePaise} signed />
              ) : (
                '–'
              )}
            </td>
            <td data-name={copy.balanceColumn}>
              <ColumnAmount paise={entry.balancePaise} besidePaise={besidePaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OrderLinkProps {
  /** The reference of an entry: an order, or a top-up, which has no page of its own. */
  readonly reference: string | undefined
  readonly locale: Locale
  readonly children: string
}

/** The text of an entry, as a link to its order if there is one. */
export function OrderLink({ reference, locale, children }: OrderLinkProps): ReactNode {
  if (!reference?.startsWith('ORD-')) return children
  return <a href={href(`/myorders/${reference}`, locale)}>{children}</a>
}
