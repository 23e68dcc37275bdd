import { Island } from '../../../islands/island.tsx'
import { useLocale } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { BillerForm } from './biller-form.island.tsx'
import type { BillerQuestions } from './biller-questions.ts'
import type { SubmittedForm } from './questions-of.ts'

interface BillerDetailsProps extends SubmittedForm {
  readonly title: string
  /** The address to which the form is sent: that of its page. */
  readonly path: string
  readonly questions: BillerQuestions
}

/** A returned form has the focus at once and may be corrected before the first interaction, so its code loads at once. */
export function BillerDetails({ title, path, questions, submitted }: BillerDetailsProps) {
  const locale = useLocale()
  const { values = {}, errors = [] } = submitted ?? {}
  return (
    <Card tone="raised" title={title}>
      <Island
        component={BillerForm}
        when={errors.length > 0 ? 'load' : 'interaction'}
        props={{ locale, action: href(path, locale), questions, values, errors }}
      />
    </Card>
  )
}
