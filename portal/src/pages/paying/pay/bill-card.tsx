import { dayInIndia } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { formatDay } from '../../../account/dates.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { circleName } from './operator.ts'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

type BillCardProps = ViewProps<PayFacts, CustomerContext>

/** Whose bill it is: what was typed, and what the biller says of it. */
export function BillCard({ facts: { payment, biller }, context: { locale } }: BillCardProps): ReactNode {
  const copy = payCopy[locale]
  const { bill, parameters } = payment
  const typed = biller.parameters.flatMap(({ name, label }) =>
    parameters[name] ? [{ label: label[locale], value: parameters[name] }] : [],
  )
  const circle = circleName(parameters.circle, locale)
  return (
    <Card title={bill ? copy.yourBill : copy.yourDetails}>
      <FactList
        facts={[
          { label: copy.customerName, value: bill?.customerName },
          ...typed,
          { label: copy.circle, value: circle },
          { label: copy.billNumber, value: bill?.billNumber },
          { label: copy.billDate, value: bill && formatDay(new Date(bill.billDate), locale) },
          { label: copy.dueDate, value: bill && formatDay(new Date(bill.dueDate), locale) },
          ...(bill?.amounts ?? []).map(({ kind, amountPaise }) => ({
            label: copy.amountKinds[kind],
            value: <Money paise={amountPaise} locale={locale} />,
          })),
        ]}
      />
      {bill && bill.dueDate < dayInIndia() && <p className={styles.overdue}>{copy.overdue}</p>}
    </Card>
  )
}
