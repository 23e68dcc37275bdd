/**
 * The frame of the paying pages: the link back, the named steps, the summary, and a check that the session is still
 * the same.
 */

import { type Biller, billerName } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { SessionWatch } from '../../../account/session-watch.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Island } from '../../../islands/island.tsx'
import { currentBrand } from '../../../page/brand.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Monogram } from '../../../ui/monogram.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { PayFlow } from './pay-flow.island.tsx'
import styles from './pay-layout.module.css'

/** The stages of a payment. The middle one is a plan, an amount or a bill, by biller. */
type PayStage = 'details' | 'what' | 'pay' | 'done'
const stages: readonly PayStage[] = ['details', 'what', 'pay', 'done']

interface Stage {
  readonly stage: PayStage
  /** The name of the middle stage. */
  readonly what: string
  /** The name of the last stage, if it is not 'Done'. */
  readonly end?: string | undefined
}

interface PayFrameProps {
  readonly context: AnyoneContext
  /** Absent for an order without a payment. */
  readonly at: Stage | undefined
  readonly back: { readonly href: string; readonly label: string }
  readonly heading: ReactNode
  /** Confirms the customer's last action, above everything else. */
  readonly notice?: ReactNode
  /** The summary with the cost and the button: beside the content on wide windows. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

const contentId = 'pay-content'

/** The frame stays the same from the amount to the outcome. */
export function PayFrame({ context, at, back, heading, notice, summary, children }: PayFrameProps) {
  const { locale, services } = context
  return (
    <>
      <SessionWatch context={context} contentId={contentId} />
      <div id={contentId} className={styles.page}>
        <div className={styles.where}>
          <p className={styles.brand}>{currentBrand().name}</p>
          <a className={styles.back} href={back.href} aria-label={back.label}>
            <Icon name="arrow-left" />
          </a>
          {at && <Stages {...at} locale={locale} />}
        </div>
        {heading}
        <div className={classNames(styles.columns, summary !== undefined && styles.withSummary)}>
          <div className={styles.content}>
            {notice}
            {children}
          </div>
          {summary}
        </div>
        <SandboxNotice billers={services.billers} locale={locale} />
      </div>
    </>
  )
}

function Stages({ stage, what, end, locale }: Stage & { readonly locale: Locale }) {
  const copy = wordsOf('pay')[locale]
  const names: Record<PayStage, string> = { ...copy.stages, what, done: end ?? copy.stages.done }
  return (
    <ol className={styles.stages} aria-label={copy.stagesName} data-live="stages">
      {stages.map(each => (
        <li key={each} aria-current={each === stage ? 'step' : undefined}>
          {names[each]}
        </li>
      ))}
    </ol>
  )
}

export interface PayLayoutProps
  extends Stage,
    Pick<PayFrameProps, 'context' | 'notice' | 'summary' | 'children'> {
  readonly biller: Biller
  /** The target of 'Back', where the form still has what was typed. */
  readonly back: string
  /** The subject of this step, if it is more than whom to pay. */
  readonly title?: string
  /** The number or account, beside the title. */
  readonly account?: string | undefined
  readonly plan?: string | undefined
}

/** The page's heading: 'Pay BESCOM', 'Recharge with Airtel'. It uses a short name; the summary has the full one. */
export function payHeading(biller: Biller, locale: Locale): string {
  return fill(wordsOf('pay')[locale].heading[biller.category.flow], {
    name: billerName(biller, locale).replace(/ \(.*\)$/, ''),
  })
}

/** The pages with a form: each answer replaces the one before. */
export function PayLayout({ stage, what, back, biller, title, account, plan, ...frame }: PayLayoutProps) {
  const { locale } = frame.context
  return (
    <>
      <Island component={PayFlow} when="load" props={{ locale }} />
      <PayFrame
        {...frame}
        at={{ stage, what }}
        back={{ href: back, label: wordsOf('pay')[locale].back }}
        heading={
          <div className={styles.heading}>
            <Monogram name={biller.name} billerId={biller.id} locale={locale} />
            <div className={styles.what}>
              <h1 id="pay-title">{title ?? payHeading(biller, locale)}</h1>
              {account && <p>{account}</p>}
              {plan && <p className={styles.plan}>{plan}</p>}
            </div>
          </div>
        }
      />
    </>
  )
}
