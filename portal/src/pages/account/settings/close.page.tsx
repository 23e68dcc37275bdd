/** /settings/close: what closing the account means, and after a step-up verification, closing it. */

import { formatPaise } from '@chowk/catalog'
import { isRefusal, type PayoutPlan, type Retention, retention } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import {
  type CustomerContext,
  customerPage,
  headFrom,
  type WithContext,
  type WithLocale,
} from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TickBox } from '../../../ui/choices.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Form } from '../../../ui/form.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { retentionText } from '../../reading/company/retention-table.ts'
import { ProtectedButton, VerificationTime } from './verification-parts.tsx'

type CloseFacts = Awaited<ReturnType<typeof factsOf>>

export const closePage = customerPage<CloseFacts>({
  pattern: '/settings/close',
  screenName: 'settings_close',
  load: context => factsOf(context),
  head: headFrom(wordsOf('close')),
  View({ facts, context }) {
    const { locale } = context
    const copy = wordsOf('close')[locale]
    const { plan, open, problem } = facts
    const { paidOutPaise, givenUpPaise } = plan
    return (
      <AccountLayout context={context} section="/settings" title={copy.title} lead={copy.lead}>
        {problem && <Notice tone="warning" role="status" title={problem} takesFocus />}
        {facts.until && open.length === 0 && !problem && (
          <Notice
            tone="info"
            role="status"
            title={facts.isDelayed ? copy.confirmedWaits : copy.confirmed}
            takesFocus
          />
        )}
        {open.length > 0 && <StillOpen open={open} locale={locale} />}
        <Card title={copy.money}>
          {paidOutPaise + givenUpPaise === 0 && <p>{copy.empty}</p>}
          {paidOutPaise > 0 && <p>{fill(copy.paidOut, { amount: formatPaise(paidOutPaise, locale) })}</p>}
          {givenUpPaise > 0 && <p>{fill(copy.gift, { amount: formatPaise(givenUpPaise, locale) })}</p>}
        </Card>
        <Card title={copy.gone}>
          <p>{copy.goneText}</p>
        </Card>
        <Card title={copy.kept}>
          <FactList
            facts={kept.map(row => ({
              label: row.what[locale],
              value: `${retentionText(row)[locale]}${fullStop[locale]} ${row.why[locale]}${fullStop[locale]}`,
            }))}
          />
        </Card>
        {open.length === 0 && <LastStep facts={facts} context={context} />}
      </AccountLayout>
    )
  },
  async submit(context) {
    const { form, services, session, locale } = context
    const copy = wordsOf('close')[locale]
    const again = async (problem?: string) => ({ facts: await factsOf(context, problem), status: 422 })
    const shown = { paidOutPaise: Number(form.paidOut), givenUpPaise: Number(form.gift) }
    if (shown.givenUpPaise > 0 && form.givesUp !== 'yes') return again(copy.mustGiveUp)
    const { open, paidOutPaise, givenUpPaise } = await services.closing.preview(session.customer.id)
    if (open.length > 0) return again()
    if (paidOutPaise !== shown.paidOutPaise || givenUpPaise !== shown.givenUpPaise) return again(copy.changed)
    const verification = await services.stepUp.take(session, { action: 'close-account' })
    if (!verification) return { redirect: href('/settings/confirm/close-account', locale) }
    try {
      const closed = await services.closing.close(verification, shown)
      if (closed === 'delayed')
        return { redirect: hrefWithQuery('/settings', locale, { done: 'close-waits' }) }
    } catch (error) {
      if (isRefusal(error, 'still-open', 'balance-changed')) return again(copy.changed)
      throw error
    }
    return {
      redirect: hrefWithQuery('/account-closed', locale, { paid: String(paidOutPaise) }),
      setCookies: services.sessions.signedOutCookies(),
    }
  },
})

const kept: readonly Retention[] = [retention.money, retention.identity, retention.limits, retention.tickets]

function StillOpen({ open, locale }: WithLocale<Pick<CloseFacts, 'open'>>) {
  const copy = wordsOf('close')[locale]
  return (
    <Notice tone="warning" title={copy.notYet}>
      {open.map(thing => {
        const { text, link, path } = copy.open[thing]
        return (
          <p key={thing}>
            {text} <a href={href(path, locale)}>{link}</a>
          </p>
        )
      })}
      <p>{copy.comeBack}</p>
    </Notice>
  )
}

/** Before the verification a link to it, after it the form that closes the account. */
function LastStep({ facts, context }: WithContext<{ facts: CloseFacts }>) {
  const { locale, csrfToken } = context
  const copy = wordsOf('close')[locale]
  const { paidOutPaise, givenUpPaise } = facts.plan
  const download = <ButtonLink variant="quiet" href={href('/settings#data', locale)} text={copy.download} />
  if (!facts.until)
    return (
      <Actions>
        <ProtectedButton context={context} action="close-account" text={copy.close} />
        {download}
      </Actions>
    )
  return (
    <Card tone="raised">
      <Form method="post" action={href('/settings/close', locale)} csrfToken={csrfToken}>
        <input type="hidden" name="paidOut" value={paidOutPaise} />
        <input type="hidden" name="gift" value={givenUpPaise} />
        {givenUpPaise > 0 && (
          <TickBox
            name="givesUp"
            value="yes"
            label={fill(copy.giveUp, { amount: formatPaise(givenUpPaise, locale) })}
          />
        )}
        <Actions>
          <Button text={copy.close} />
          {download}
        </Actions>
      </Form>
      <VerificationTime action="close-account" until={facts.until} context={context} />
    </Card>
  )
}

async function factsOf({ services, session }: CustomerContext, problem?: string) {
  const requested = { action: 'close-account' } as const
  const [preview, until, isDelayed] = await Promise.all([
    services.closing.preview(session.customer.id),
    services.stepUp.validUntil(session, requested),
    // The customer did not give the PIN in a new browser.
    services.stepUp.isDelayed(session, requested),
  ])
  const plan: PayoutPlan = preview
  return { plan, open: preview.open, until, isDelayed, problem }
}
