import type { StartForm } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatPaise, parseRupees } from '../../money/money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Actions } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Answers } from './answers.ts'
import type { HonestEnding } from './service-guide.ts'

const copy = { en: { kept: 'Your details' }, hi: { kept: 'आपकी जानकारी' } }

interface NotConnectedProps {
  readonly locale: Locale
  readonly form: StartForm
  readonly ending: HonestEnding
  readonly answers: Answers
}

/** The end of a form that leads nowhere yet: what was understood, that nothing happened, and what helps today. */
export function NotConnected({ locale, form, ending, answers }: NotConnectedProps): ReactNode {
  const steps = ending.next?.(answers) ?? []
  return (
    <>
      <Notice tone="warning" role="status" title={ending.title[locale]} takesFocus>
        <p>{ending.text[locale]}</p>
      </Notice>
      <Card title={copy[locale].kept}>
        <FactList
          facts={form.fields.map(({ name, label }) => ({
            label: label[locale],
            value: shown(name, answers[name] ?? '', locale),
          }))}
        />
      </Card>
      {steps.length > 0 && (
        <Actions>
          {steps.map(({ label, link }) => (
            <ButtonLink key={link} variant="secondary" href={href(link, locale)}>
              {label[locale]}
            </ButtonLink>
          ))}
        </Actions>
      )}
    </>
  )
}

const amounts = new Set(['amount', 'monthlyIncome'])

function shown(name: string, answer: string, locale: Locale): string {
  const amount = amounts.has(name) ? parseRupees(answer) : undefined
  return amount && 'paise' in amount ? formatPaise(amount.paise, locale) : answer
}
