/** /settings/data: the file with everything about the customer. The proof that it is them has been given before. */
import { customerPage } from '../../page/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonForm } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { AccountLayout } from '../account/account-layout.tsx'
import { dataCopy } from './data-copy.ts'

export const dataPage = customerPage<object>({
  pattern: '/settings/data',
  screenName: 'settings_data',
  load: async ({ services, session, locale }) =>
    (await services.proofs.holds(session, { action: 'export-data' }))
      ? {}
      : { redirect: href('/settings/confirm/export-data', locale) },
  head: (_facts, { locale }) => ({
    title: dataCopy[locale].download,
    description: dataCopy[locale].what,
    noindex: true,
  }),
  View({ context }) {
    const { locale, csrfToken } = context
    const copy = dataCopy[locale]
    return (
      <AccountLayout context={context} section="/settings" title={copy.download} lead={copy.what}>
        <Card>
          <p>{copy.ready}</p>
          <ButtonForm csrfToken={csrfToken} action={href('/settings/my-data.zip', locale)}>
            <Button>{copy.save}</Button>
          </ButtonForm>
        </Card>
      </AccountLayout>
    )
  },
})
