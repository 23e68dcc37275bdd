/** A page for printing: the portal's name, a title and the customer; above it a link back and the print button. */
import { type Customer, formatMobile } from '@chowk/services'
import { type Locale, Logo } from '@chowk/shell'
import type { ReactNode } from 'react'
import { wordsOf } from '../content/words.ts'
import { Behaviour } from '../islands/island.tsx'
import { brandInHeader, currentBrand } from '../page/brand.ts'
import type { CustomerContext } from '../page/page.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DemonstrationLine } from '../ui/demonstration.tsx'
import { startPrinting } from './buttons.behaviour.ts'
import styles from './printed-page.module.css'
import { SessionWatch } from './session-watch.tsx'

interface PrintedPageProps {
  readonly context: CustomerContext
  readonly title: string
  readonly back: { readonly href: string; readonly label: string }
  /** Further actions, which are not printed. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

const contentId = 'printed-content'

export function PrintedPage({ context, title, back, tools, children }: PrintedPageProps) {
  const { locale } = context
  const copy = printedCopy[locale]
  const { legalEntity } = currentBrand()
  return (
    <div className={styles.page}>
      <SessionWatch context={context} contentId={contentId} />
      <div id={contentId}>
        <div className={styles.tools}>
          <ButtonLink variant="quiet" href={back.href} text={back.label} />
          {tools}
          <Behaviour start={startPrinting} when="load" props={{}}>
            <template>
              <Button type="button" text={copy.print} />
            </template>
          </Behaviour>
          <noscript>{copy.printWithoutScript}</noscript>
        </div>
        <DemonstrationLine locale={locale} />
        <Logo locale={locale} {...brandInHeader()} />
        {legalEntity && <p>{legalEntity}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** The customer, by their present name. */
export function ownerFacts(customer: Customer, locale: Locale) {
  return [{ label: printedCopy[locale].customer, value: customer.name }, mobileFact(customer, locale)]
}

/** Identifies the customer on old payments by the verified number, because the name may have changed since. */
export function mobileFact({ mobile }: Customer, locale: Locale) {
  return { label: printedCopy[locale].mobile, value: formatMobile(mobile) }
}

const printedCopy = wordsOf('printed')
