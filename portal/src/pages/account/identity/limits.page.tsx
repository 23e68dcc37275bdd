/** /passbook/limits: what the wallet may hold, take in and pay, what is left, and how to raise it. */

import type { Declaration, LimitLeft, NewDeviceLimit, WalletLimits } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatFirstDayAfter, formatMoment } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { watchPage } from '../../../live-page/page-watch.behaviour.ts'
import { formatInText } from '../../../money/money.ts'
import { type CustomerContext, customerPage, headFrom, type ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { ProtectedButton } from '../settings/verification-parts.tsx'
import styles from './limits.module.css'

interface LimitsFacts {
  readonly limits: WalletLimits
  readonly declaration: Declaration | undefined
  /** The balance limit of a verified wallet. */
  readonly fullPaise: number
  /** The limit of a day while the device, the number or the PIN is new. */
  readonly newDevice: NewDeviceLimit | undefined
  /** Pending top-ups, which count as used until they end. */
  readonly beingAddedPaise: number
}

const directions = 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12156&Mode=0'

export const limitsPage = customerPage<LimitsFacts>({
  pattern: '/passbook/limits',
  query: ['done'],
  screenName: 'passbook_limits',
  verticalName: 'wallet',
  load: limitsFacts,
  head: headFrom(wordsOf('identity'), { title: 'limits', description: 'limitsDescription' }),
  View({ facts, context }) {
    const { locale } = context
    const copy = wordsOf('identity')[locale]
    const { limits, declaration } = facts
    const known =
      declaration?.state === 'declared' || declaration?.state === 'verified' ? declaration : undefined
    return (
      <AccountLayout
        context={context}
        section="/passbook"
        title={copy.limits}
        lead={copy.limitsLead}
        notice={<VerificationNotice facts={facts} context={context} />}
      >
        <div data-live="limits">
          <Card tone="raised" title={copy.tiers[limits.tier]}>
            <p className={styles.tier}>
              {limits.tier === 'small' && !known ? copy.demonstration : copy.tierTexts[limits.tier]}
              {known && ` ${known.name}, ${copy.kinds[known.idKind]} ${known.maskedId}${fullStop[locale]}`}
            </p>
            <LimitList facts={facts} context={context} />
            {facts.beingAddedPaise > 0 && (
              <p className={styles.small}>
                {fill(copy.beingAdded, { amount: formatInText(facts.beingAddedPaise, locale) })}{' '}
                <a href={href('/passbook', locale)}>{copy.seeBeingAdded}</a>
              </p>
            )}
            <p className={styles.small}>
              {fill(copy.begins, { day: formatFirstDayAfter(limits.loadMonth.month, locale) })}
            </p>
          </Card>
        </div>
        <div data-live="raise">
          <RaiseLimits facts={facts} context={context} />
        </div>
        <p className={styles.small}>
          {copy.rules} <a href={directions}>{copy.rulesLink}</a>
        </p>
      </AccountLayout>
    )
  },
})

async function limitsFacts({ services, session, client }: CustomerContext): Promise<LimitsFacts> {
  const { id } = session.customer
  const [limits, declaration, fullPaise, newDevice, open] = await Promise.all([
    services.limits.of(id),
    services.kyc.current(id),
    services.limits.ofTier('full', 'balance'),
    services.payments.newDeviceLimit(client, session),
    services.wallet.openTopUps(id),
  ])
  const beingAddedPaise = open.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return { limits, declaration, fullPaise, newDevice, beingAddedPaise }
}

type LimitsProps = ViewProps<LimitsFacts, CustomerContext>

const tones = { asked: 'info', verified: 'success', mismatch: 'danger', refused: 'danger' } as const

/** The result of the last verification of an ID. */
function VerificationNotice({ facts, context: { locale, query } }: LimitsProps) {
  const copy = wordsOf('identity')[locale]
  const state = facts.declaration?.state
  if (!state || state === 'declared' || (state === 'verified' && query.done === undefined)) return null
  const isRequested = state === 'asked'
  const { title, text } = copy.checked[state]
  return (
    <>
      <div
        role="status"
        aria-live="off"
        data-live="identity"
        data-pending={isRequested ? '' : undefined}
        data-says={`${title}${fullStop[locale]} ${text}`}
      >
        <Notice tone={tones[state]} title={title}>
          <p>
            {text}{' '}
            {isRequested && (
              <a href={hrefWithQuery('/passbook/limits', locale, { done: 'asked' })}>{copy.askAgain}</a>
            )}
          </p>
        </Notice>
      </div>
      {isRequested && <Behaviour start={watchPage} when="load" props={{}} />}
    </>
  )
}

function LimitList({ facts, context: { locale } }: LimitsProps) {
  const { limits, newDevice } = facts
  const copy = wordsOf('identity')[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const leftText = ({ leftPaise, limitPaise }: Pick<LimitLeft, 'leftPaise' | 'limitPaise'>) =>
    fill(copy.left, { left: money(leftPaise), limit: money(limitPaise) })
  return (
    <dl className={styles.limits}>
      {(['balance', 'loadMonth', 'loadYear', 'spendMonth'] as const).map(name => (
        <div key={name} className={styles.limit}>
          <dt>{copy[name]}</dt>
          <dd>
            {leftText(limits[name])}
            {/* The text beside it says the same. */}
            <meter
              className={styles.gauge}
              aria-label={copy[name]}
              min={0}
              max={Math.max(1, limits[name].limitPaise / 100)}
              low={(limits[name].limitPaise / 100) * 0.1}
              optimum={limits[name].limitPaise / 100}
              value={limits[name].leftPaise / 100}
            />
          </dd>
        </div>
      ))}
      <div className={styles.limit}>
        <dt>{copy.payment}</dt>
        <dd>{fill(copy.upTo, { limit: money(limits.payment.limitPaise) })}</dd>
      </div>
      {newDevice && (
        <div className={styles.limit}>
          <dt>
            {newDevice.until
              ? fill(copy.newDevice.until, { until: formatMoment(newDevice.until, locale) })
              : copy.newDevice.unknown}
          </dt>
          <dd>{leftText(newDevice)}</dd>
        </div>
      )}
    </dl>
  )
}

function RaiseLimits({ facts: { limits, declaration, fullPaise }, context }: LimitsProps) {
  const { locale, services } = context
  const copy = wordsOf('identity')[locale]
  if (limits.tier === 'full' || declaration?.state === 'asked') return null
  return (
    <Section title={copy.raise} id="raise">
      {services.kyc.canVerify ? (
        <>
          <p>{fill(copy.raiseText, { limit: formatInText(fullPaise, locale) })}</p>
          <ProtectedButton context={context} action="verify-identity" text={copy.title} />
        </>
      ) : (
        <p>{copy.noVerifier}</p>
      )}
    </Section>
  )
}
