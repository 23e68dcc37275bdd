import type { WalletEntry } from '@chowk/services'
import type { ReactNode } from 'react'
import { address } from '../../../account/address.ts'
import { formatMonth } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { Pager } from '../../../account/pager.tsx'
import { Icon } from '../../../icons/icon.tsx'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { EntryTable } from './entry-table.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'
import type { PassbookFacts } from './passbook-facts.ts'

type EntriesProps = ViewProps<PassbookFacts, CustomerContext>

export function Entries({ facts, context }: EntriesProps): ReactNode {
  const copy = passbookCopy[context.locale]
  const isEmpty = facts.months.length === 0
  return (
    <Section title={copy.entries} id="entries">
      <div data-live="tools">{!isEmpty && <Tools facts={facts} context={context} />}</div>
      <div data-live="entries">
        {isEmpty ? (
          <EmptyState icon="wallet" title={copy.empty} text={copy.emptyText} />
        ) : (
          <EntryPage facts={facts} context={context} />
        )}
      </div>
    </Section>
  )
}

function EntryPage({ facts: { page, month }, context: { locale, query } }: EntriesProps): ReactNode {
  const copy = passbookCopy[locale]
  return (
    <>
      {page.entries.length === 0 ? (
        <EmptyState icon="wallet" title={copy.emptyMonth} text={copy.emptyMonthText} />
      ) : (
        <div className={styles.wide}>
          <EntryTable
            locale={locale}
            caption={month ? copy.entriesOf(formatMonth(month, locale)) : copy.allEntries}
            entries={page.entries as readonly WalletEntry[]}
          />
        </div>
      )}
      <Pager
        label={copy.pages}
        older={
          page.next
            ? { name: copy.older, href: address('/passbook', locale, { month, before: page.next }) }
            : undefined
        }
        newest={
          query.before ? { name: copy.newest, href: address('/passbook', locale, { month }) } : undefined
        }
      />
    </>
  )
}

function Tools({ facts: { months, month }, context: { locale } }: EntriesProps): ReactNode {
  const copy = passbookCopy[locale]
  return (
    <div className={styles.tools}>
      <form className={styles.months} method="get" action={href('/passbook', locale)}>
        <Select
          name="month"
          label={copy.month}
          placeholder={copy.allMonths}
          options={months.map(value => ({ value, label: formatMonth(value, locale) }))}
          defaultValue={month ?? ''}
        />
        <Button variant="secondary">{copy.show}</Button>
      </form>
      <div className={styles.copies}>
        <ButtonLink variant="quiet" href={address('/passbook/entries.csv', locale, { month })} download>
          <Icon name="download" />
          {copy.csv}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={address('/passbook/statement', locale, { month: month ?? months[0] })}
        >
          <Icon name="printer" />
          {copy.print}
        </ButtonLink>
      </div>
    </div>
  )
}
