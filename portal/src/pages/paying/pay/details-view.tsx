import type { Biller } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import { BillerDetails } from '../../bills/provider/biller-details.tsx'
import { questionsOf } from '../../bills/provider/questions-of.ts'
import { PayLayout } from './pay-layout.tsx'

/** The biller, and what the customer has typed into its form. */
export interface DetailsFacts {
  readonly biller: Biller
  readonly parameters: Readonly<Record<string, string>>
}

interface DetailsViewProps extends DetailsFacts {
  readonly errors?: readonly FieldError[]
  readonly notice?: ReactNode
  readonly context: AnyoneContext
}

/** The biller's form with its values, for a customer who goes back to it from the payment. */
export function DetailsView({ biller, parameters, errors = [], notice, context }: DetailsViewProps) {
  const { locale } = context
  const { whats, yourDetails } = wordsOf('pay')[locale]
  const { board, category, provider } = biller
  const path = href(provider.path, locale)
  return (
    <PayLayout
      context={context}
      biller={biller}
      stage="details"
      what={category.flow === 'bill' ? whats.bill : whats.amount}
      back={path}
      notice={notice}
    >
      <BillerDetails
        title={yourDetails}
        path={provider.path}
        questions={questionsOf(provider, locale)}
        submitted={{ values: { ...parameters, ...(board && { board: board.slug }) }, errors }}
      />
    </PayLayout>
  )
}
