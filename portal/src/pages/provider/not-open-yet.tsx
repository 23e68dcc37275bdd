import { type Locale, nameIn, type PaymentFlow, type Provider } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FieldValues, readValue } from './biller-field.ts'
import { type BillerQuestions, fieldsFor } from './biller-questions.ts'
import { providerCopy } from './provider-copy.ts'

interface NotOpenYetProps {
  readonly locale: Locale
  readonly flow: PaymentFlow
  readonly provider: Provider
  readonly questions: BillerQuestions
  readonly values: FieldValues
}

/** The honest end of the form until this biller can be paid: what was understood, and that nothing happened. */
export function NotOpenYet({ locale, flow, provider, questions, values }: NotOpenYetProps): ReactNode {
  const copy = providerCopy[locale]
  const { title, text } = copy.notOpen[flow]
  const board = questions.boards?.options.find(option => option.value === values.board)
  const details = fieldsFor(questions, values.board ?? '').map(field => ({
    label: field.label,
    value: readValue(field, values[field.name] ?? ''),
  }))
  return (
    <>
      <Notice tone="warning" role="status" title={title} takesFocus>
        <p>{text(billerName(provider, board?.label, locale))}</p>
      </Notice>
      <Card title={copy.kept}>
        <FactList
          facts={[
            ...(questions.boards && board ? [{ label: questions.boards.label, value: board.label }] : []),
            ...details.filter(detail => detail.value !== ''),
          ]}
        />
      </Card>
    </>
  )
}

/** In electricity the biller is the board, not the state the page is about. */
function billerName(provider: Provider, chosenBoard: string | undefined, locale: Locale): string {
  const [onlyBoard] = provider.boards ?? []
  return chosenBoard ?? nameIn(locale, onlyBoard ?? provider)
}
