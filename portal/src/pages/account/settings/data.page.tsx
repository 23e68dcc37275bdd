/** /settings/data: the file with everything about the customer. Needs a step-up verification. */

import { AccountLayout } from '../../../account/account-layout.tsx'
import { wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { VerificationTime } from './verification-parts.tsx'

export const dataPage = customerPage<{ readonly until: Date }>({
  pattern: '/settings/data',
  screenName: 'settings_data',
  async load({ services, session, locale }) {
    const until = await services.stepUp.validUntil(session, { action: 'export-data' })
    return until ? { until } : { redirect: href('/settings/confirm/export-data', locale) }
  },
  head: headFrom(wordsOf('data'), { title: 'download' }),
  View({ facts: { until }, context }) {
    const { locale } = context
    const copy = wordsOf('data')[locale]
    return (
      <AccountLayout context={context} section="/settings" title={copy.download} lead={copy.description}>
        <Card>
          <p>{copy.ready}</p>
          <ButtonForm context={context} path="/settings/my-data.zip" text={copy.save} />
          <VerificationTime action="export-data" until={until} context={context} />
        </Card>
      </AccountLayout>
    )
  },
})
