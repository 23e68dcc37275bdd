/** /settings/identity: name and ID, to be verified. Needs a step-up verification. */

import type { TypedIdentity } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { VerificationTime } from '../settings/verification-parts.tsx'
import { identityErrors, identityFields, typedIdentity } from './identity-fields.ts'

interface IdentityFacts {
  readonly typed: TypedIdentity
  /** Undefined once the step-up verification has expired; the input is shown all the same. */
  readonly until: Date | undefined
  readonly errors: readonly FieldError[]
}

const verifying = { action: 'verify-identity' } as const

export const identityPage = customerPage<IdentityFacts>({
  pattern: '/settings/identity',
  screenName: 'settings_identity',
  async load({ services, session, locale }) {
    const until = await services.stepUp.validUntil(session, verifying)
    if (!until) return { redirect: href('/settings/confirm/verify-identity', locale) }
    return { typed: { name: session.customer.name, idKind: '', idNumber: '' }, until, errors: [] }
  },
  head: headFrom(wordsOf('identity')),
  View({ facts: { typed, until, errors }, context }) {
    const { locale, services } = context
    const copy = wordsOf('identity')[locale]
    return (
      <AccountLayout context={context} section="/settings" title={copy.title} lead={copy.lead}>
        {services.kyc.isSandbox && <Notice tone="warning" title={copy.notYours} text={copy.sandbox} />}
        <Card>
          <HydratedForm
            context={context}
            action={href('/settings/identity', locale)}
            fields={identityFields(typed, locale)}
            errors={errors}
            submit={copy.verify}
          />
          {until && <VerificationTime action="verify-identity" until={until} context={context} />}
        </Card>
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    const { kyc, stepUp } = services
    const typed = typedIdentity(form)
    const refuse = async (errors: readonly FieldError[]) => ({
      facts: { typed, until: await stepUp.validUntil(session, verifying), errors },
      status: 422,
    })
    const faults = kyc.faultsIn(typed)
    if (faults) return refuse(identityErrors(faults, locale))
    const verification = await stepUp.take(session, verifying)
    if (!verification) return { redirect: href('/settings/confirm/verify-identity', locale) }
    const { outcome } = await kyc.verify(verification, typed)
    if (outcome === 'too-many')
      return refuse([{ field: 'idNumber', message: wordsOf('identity')[locale].tooMany }])
    return { redirect: hrefWithQuery('/passbook/limits', locale, { done: 'asked' }) }
  },
})
